/** The land of the map as printed. */

import { mapFor } from '../places';
import { landOf } from './made';

export default landOf(mapFor({ width: 1000, height: 750 }));
