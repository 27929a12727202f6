/** The land along the railroad where it runs down. */

import { landAlongRails } from './rails';

export default landAlongRails(390, 850);
