/** The land of the map on its side, for an upright window. */

import { mapFor } from '../places';
import { landOf } from './made';

export default landOf(mapFor({ width: 700, height: 1100 }));
