/** The picture of each character. */

import type { IconName } from '../../../shell/icons';
import type { Character } from '../generated';

export const CHARACTER_ICONS: Record<Character, IconName> = {
  sheriff: 'law-star',
  banker: 'top-hat',
  shopkeeper: 'basket',
  worker: 'wheelbarrow',
  settler: 'old-wagon',
  captain: 'cavalry',
  mercenary: 'cowboy-holster',
};
