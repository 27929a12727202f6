/** The ground of the town. */

import { landOfTown } from './made';

export default landOfTown();
