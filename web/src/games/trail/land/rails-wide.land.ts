/** The land along the railroad where it runs across. */

import { landAlongRails } from './rails';

export default landAlongRails(1078, 192);
