/** The picture of each character. */

import basket from 'virtual:icon/basket';
import cavalry from 'virtual:icon/cavalry';
import holster from 'virtual:icon/cowboy-holster';
import star from 'virtual:icon/law-star';
import wagon from 'virtual:icon/old-wagon';
import hat from 'virtual:icon/top-hat';
import wheelbarrow from 'virtual:icon/wheelbarrow';
import type { Character } from '../generated';

export const CHARACTER_ICONS: Record<Character, string> = {
  sheriff: star,
  banker: hat,
  shopkeeper: basket,
  worker: wheelbarrow,
  settler: wagon,
  captain: cavalry,
  mercenary: holster,
};
