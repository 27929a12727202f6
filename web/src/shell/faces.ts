/** What the bots look like: a row of parts for each name. Face.svelte draws them. */

import type { BOT_NAMES, TableSeat } from '../lib/wire';
import { GUEST } from './levels';

export type BotName = (typeof BOT_NAMES)[number];

export type Hat =
  'bandana' | 'bowler' | 'cap' | 'flat' | 'skimmer' | 'slouch' | 'sombrero' | 'stetson' | 'stovepipe' | null;
export type Hair = 'braids' | 'bun' | 'curls' | 'long' | 'short';
export type Beard = 'chops' | 'full' | 'goatee' | 'moustache' | 'stubble' | null;
export type Extra = 'earrings' | 'feather' | 'flower' | 'freckles' | 'glasses' | 'goggles' | 'lips' | 'star';

export interface Look {
  ground: string;
  skin: string;
  hair: Hair;
  hairColour: string;
  hat: Hat;
  hatColour: string;
  band: string;
  beard: Beard;
  coat: string;
  scarf: string;
  extras: readonly Extra[];
}

/** The colours of skins and grounds. */
export const TONES = {
  FAIR: '#eec39a',
  TAN: '#d49a6a',
  BROWN: '#a86f45',
  DARK: '#7b4a2d',
  SAND: '#dcc28f',
  SAGE: '#a3b284',
  SKY: '#9fb6c9',
  ROSE: '#d9a48f',
} as const;

const { FAIR, TAN, BROWN, DARK, SAND, SAGE, SKY, ROSE } = TONES;

export const FACES: Record<BotName, Look> = {
  Pearl: {
    ground: SAGE,
    skin: FAIR,
    hair: 'bun',
    hairColour: '#8c3f1f',
    hat: 'skimmer',
    hatColour: '#ecd9a4',
    band: '#a4452c',
    beard: null,
    coat: '#3d5a80',
    scarf: '#f1e4c8',
    extras: ['earrings', 'flower', 'lips'],
  },
  Cassidy: {
    ground: SKY,
    skin: FAIR,
    hair: 'short',
    hairColour: '#d9a441',
    hat: 'stetson',
    hatColour: '#8a5a30',
    band: '#2b1d14',
    beard: 'stubble',
    coat: '#5c3a21',
    scarf: '#b3372a',
    extras: [],
  },
  Hank: {
    ground: SAND,
    skin: TAN,
    hair: 'short',
    hairColour: '#cfc8bb',
    hat: 'slouch',
    hatColour: '#6d6a5a',
    band: '#3b382e',
    beard: 'full',
    coat: '#5b6a44',
    scarf: '#7d8f5a',
    extras: [],
  },
  Wyatt: {
    ground: ROSE,
    skin: FAIR,
    hair: 'short',
    hairColour: '#241a16',
    hat: 'flat',
    hatColour: '#2a2724',
    band: '#c9973a',
    beard: 'moustache',
    coat: '#2b2b33',
    scarf: '#f1e4c8',
    extras: ['star'],
  },
  Rosa: {
    ground: SKY,
    skin: BROWN,
    hair: 'braids',
    hairColour: '#241a16',
    hat: 'bandana',
    hatColour: '#b3372a',
    band: '#f1e4c8',
    beard: null,
    coat: '#c98a3a',
    scarf: '#f1e4c8',
    extras: ['earrings', 'lips'],
  },
  Jesse: {
    ground: SAGE,
    skin: FAIR,
    hair: 'short',
    hairColour: '#b4562a',
    hat: 'bowler',
    hatColour: '#4b3a55',
    band: '#c9973a',
    beard: null,
    coat: '#6b4a6e',
    scarf: '#dcc28f',
    extras: ['freckles', 'glasses'],
  },
  Lottie: {
    ground: ROSE,
    skin: FAIR,
    hair: 'curls',
    hairColour: '#e0b04c',
    hat: null,
    hatColour: '',
    band: '',
    beard: null,
    coat: '#8a2a4a',
    scarf: '#241a16',
    extras: ['feather', 'lips'],
  },
  Buck: {
    ground: SAND,
    skin: TAN,
    hair: 'short',
    hairColour: '#5a3319',
    hat: 'sombrero',
    hatColour: '#b98a48',
    band: '#a4452c',
    beard: 'full',
    coat: '#7a3d26',
    scarf: '#3d5a80',
    extras: [],
  },
  Etta: {
    ground: SKY,
    skin: DARK,
    hair: 'curls',
    hairColour: '#241a16',
    hat: 'cap',
    hatColour: '#3d5a80',
    band: '#f1e4c8',
    beard: null,
    coat: '#3d5a80',
    scarf: '#b3372a',
    extras: ['goggles'],
  },
  Cole: {
    ground: SAGE,
    skin: DARK,
    hair: 'short',
    hairColour: '#241a16',
    hat: 'stetson',
    hatColour: '#f1e4c8',
    band: '#3d5a80',
    beard: 'goatee',
    coat: '#3a4a3a',
    scarf: '#c9973a',
    extras: [],
  },
  Maude: {
    ground: SAND,
    skin: FAIR,
    hair: 'bun',
    hairColour: '#b9b4aa',
    hat: null,
    hatColour: '',
    band: '',
    beard: null,
    coat: '#5f4b74',
    scarf: '#f1e4c8',
    extras: ['glasses'],
  },
  Frank: {
    ground: ROSE,
    skin: TAN,
    hair: 'short',
    hairColour: '#3a2416',
    hat: 'stovepipe',
    hatColour: '#3a332c',
    band: '#a4452c',
    beard: 'chops',
    coat: '#43523a',
    scarf: '#dcc28f',
    extras: [],
  },
};

/** How a bot of this name looks; null for a name that is not one of ours. */
export function faceOf(name: string | null): Look | null {
  return FACES[name as BotName] ?? null;
}

/** The face on a seat: only bots of the server have one, whatever others are called. */
export function faceAt({ kind, level, name }: Pick<TableSeat, 'kind' | 'level' | 'name'>): Look | null {
  return kind === 'bot' && level !== GUEST ? faceOf(name) : null;
}
