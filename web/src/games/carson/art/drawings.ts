/** The drawings of what stands on parcels, on a ground of 64 by 60: shapes from back to front, each with its paint. */

import type { Content } from '../generated';

interface Paint {
  /** Nothing to fill: a mere line. */
  fill?: string;
  stroke?: string;
  width?: number;
}

const INK = 'var(--ink)';
const BRASS = 'var(--brass)';
const TIMBER = '#5b3a22';
const LIME = '#f7ecd2';
const FAINT = 'color-mix(in srgb, var(--ink) 55%, transparent)';

export const PAINTS = {
  // walls
  brick: { fill: '#b2513a' },
  wood: { fill: '#c8955a' },
  ochre: { fill: '#d08a45' },
  sage: { fill: '#a3b07f' },
  'sage-dark': { fill: '#82935c' },
  denim: { fill: '#7f9bbd' },
  'denim-dark': { fill: '#4d6d97' },
  white: { fill: '#fbf5e7' },
  stone: { fill: '#b9b09e' },
  'stone-light': { fill: '#ddd5c3' },
  'stone-dark': { fill: '#9a917f' },
  // roofs, timber, openings, wares
  roof: { fill: '#6d4029' },
  slate: { fill: '#59636e' },
  plank: { fill: '#8a5a33' },
  door: { fill: '#e2b069' },
  dark: { fill: '#2a1f18' },
  lamp: { fill: '#ffe08a' },
  iron: { fill: '#6b6660' },
  cloth: { fill: LIME },
  coin: { fill: BRASS },
  knob: { fill: BRASS, width: 0.6 },
  bottle: { fill: '#4f7d5d', width: 1 },
  ware: { fill: '#82935c', width: 1 },
  wheel: { fill: '#3a342e', width: 1 },
  // ground
  rock: { fill: '#a3947c' },
  'rock-dark': { fill: '#8c7e68' },
  scree: { fill: '#b7a27c', width: 1.2 },
  shade: { fill: 'rgb(66 54 42 / 38%)', stroke: 'none' },
  snow: { fill: '#fbf7ee' },
  // mere lines
  beam: { stroke: TIMBER, width: 2.6 },
  rail: { stroke: INK },
  baluster: { stroke: TIMBER },
  trim: { stroke: LIME, width: 1.6 },
  crack: { stroke: FAINT, width: 1 },
  stripe: { stroke: 'var(--brick)', width: 3.2 },
  cross: { stroke: 'var(--brick)', width: 2 },
  spike: { stroke: INK, width: 1.8 },
  bar: { stroke: INK, width: 1.2 },
  grate: { stroke: '#cfc6b4' },
  handle: { stroke: BRASS, width: 1.6 },
  dollar: { stroke: INK, width: 1.3 },
} satisfies Record<string, Paint>;

export interface Part {
  paint: keyof typeof PAINTS;
  d: string;
}

/** How a part is painted; what its paint does not say is the same for all. */
export function paintOf({ paint }: Part): Required<Paint> {
  return { fill: 'none', stroke: INK, width: 1.5, ...PAINTS[paint] };
}

type Drawn = Exclude<Content, 'river' | 'nothing'>;

export const DRAWINGS: Record<Drawn, readonly Part[]> = {
  // A barn behind its fence.
  ranch: [
    { paint: 'beam', d: 'M1 44v14M8 44v14M0 48h14M0 54h14M56 44v14M63 44v14M50 48h14M50 54h14' },
    { paint: 'brick', d: 'M13 58V31l6-12 13-7 13 7 6 12v27z' },
    { paint: 'roof', d: 'M9 31 17 16l15-9 15 9 8 15-4 2-7-13-12-7-12 7-7 13z' },
    { paint: 'dark', d: 'M27.5 21h9v8h-9z' },
    { paint: 'plank', d: 'M23 38h18v20H23z' },
    { paint: 'trim', d: 'M23 38l18 20M41 38 23 58' },
    { paint: 'trim', d: 'M23 58V38h18v20' },
  ],
  // A timbered gallery in a hill, and a wagon of silver before it.
  mine: [
    { paint: 'rock', d: 'M0 58c4-20 9-26 15-30l5-11 7 3 8-9 9 8 6 12c6 5 10 12 14 27z' },
    { paint: 'crack', d: 'm20 17 4 12m11-18-3 11m12-3 2 13' },
    { paint: 'dark', d: 'M17 58V36h30v22z' },
    { paint: 'plank', d: 'M13.5 35h5.5v23h-5.5zM45 35h5.5v23H45z' },
    { paint: 'plank', d: 'M10 29.5h44v6.5H10z' },
    { paint: 'rail', d: 'M19 57.5h26' },
    { paint: 'snow', d: 'm24 45 2.5-4 4 1.5 3-3 3.5 3.2 3-.7L41 45z' },
    { paint: 'iron', d: 'M22.5 44.5h19L38.5 54h-13z' },
    { paint: 'wheel', d: 'M25.3 55a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z' },
    { paint: 'wheel', d: 'M33.3 55a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z' },
  ],
  // A shop with a striped awning and a bottle on its sign.
  drugstore: [
    { paint: 'sage', d: 'M10 24h44v34H10z' },
    { paint: 'sage-dark', d: 'M7 27V11h7V5h36v6h7v16z' },
    { paint: 'cloth', d: 'M17 9h30v14H17z' },
    { paint: 'bottle', d: 'M29 11h3.4v2.2c2 .8 2.6 2 2.6 3.4V21h-8.6v-4.4c0-1.4.6-2.6 2.6-3.4z' },
    { paint: 'cross', d: 'M39.5 14.5v5M37 17h5' },
    { paint: 'cloth', d: 'M7 29h50l3 8.5H4z' },
    { paint: 'stripe', d: 'M15 29l-2.6 8.5M24 29l-1.3 8.5M32 29v8.5M40 29l1.3 8.5M49 29l2.6 8.5' },
    { paint: 'lamp', d: 'M13.5 41.5h15V53h-15z' },
    { paint: 'ware', d: 'M17 53v-5h3v5M23 53v-7h3v7' },
    { paint: 'plank', d: 'M34.5 41.5h9.5V58h-9.5z' },
    { paint: 'knob', d: 'M41.1 50a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0z' },
  ],
  // Columns, a pediment and a coin in it.
  bank: [
    { paint: 'stone-dark', d: 'M12 28h40v25H12z' },
    { paint: 'stone', d: 'M5 24 32 6l27 18z' },
    { paint: 'stone-light', d: 'M6 24h52v5H6z' },
    { paint: 'stone-light', d: 'M11 29h6v23h-6zM22 29h5v23h-5zM37 29h5v23h-5zM47 29h6v23h-6z' },
    { paint: 'plank', d: 'M28.5 36h7v17h-7z' },
    { paint: 'stone', d: 'M7 52h50v3H7zM4 55h56v3.5H4z' },
    { paint: 'coin', d: 'M26.4 16.5a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0z' },
    {
      paint: 'dollar',
      d: 'M34 14.6c-.4-.8-1.1-1.1-2-1.1-1.2 0-2 .5-2 1.4 0 2 4 1.1 4 3.1 0 1-.9 1.5-2 1.5-1 0-1.8-.4-2.1-1.2M32 12.3v8.5',
    },
  ],
  // A stepped front, a mug on the sign, and swinging doors.
  saloon: [
    { paint: 'ochre', d: 'M8 58V19h6v-7h8q10-11 20 0h8v7h6v39z' },
    { paint: 'dark', d: 'M17 13h30v12H17z' },
    { paint: 'coin', d: 'M28 15.5h6.5v7.5H28z' },
    { paint: 'handle', d: 'M34.5 17h2.4q1 0 1 1v2q0 1-1 1h-2.4' },
    { paint: 'snow', d: 'M27.6 16q-.6-2.2 1.6-2.2 1-1.4 2.4-.4 2-.8 2.6.8 1.6.4.8 1.8z' },
    { paint: 'roof', d: 'M2 29h60l-4 7H6z' },
    { paint: 'beam', d: 'M8 36v22M56 36v22' },
    { paint: 'dark', d: 'M23 38.5h18V58H23z' },
    { paint: 'door', d: 'M23 42q5-2.5 8.3 1.5V53.5H23zM41 42q-5-2.5-8.3 1.5V53.5H41z' },
    { paint: 'crack', d: 'M25 46.5h4.5M25 49.5h4.5M34.5 46.5H39M34.5 49.5H39' },
    { paint: 'lamp', d: 'M12 40.5h7.5V50H12zM44.5 40.5H52V50h-7.5z' },
  ],
  // Two storeys with a balcony.
  hotel: [
    { paint: 'denim', d: 'M10 13h44v45H10z' },
    { paint: 'denim-dark', d: 'M6 7h52v7H6z' },
    { paint: 'lamp', d: 'M14.5 18h8v10.5h-8zM28 18h8v10.5h-8zM41.5 18h8v10.5h-8z' },
    { paint: 'bar', d: 'M18.5 18v10.5M32 18v10.5M45.5 18v10.5' },
    {
      paint: 'baluster',
      d: 'M4 29.5v6M10.2 29.5v6M16.4 29.5v6M22.6 29.5v6M28.8 29.5v6M35 29.5v6M41.2 29.5v6M47.4 29.5v6M53.6 29.5v6M60 29.5v6',
    },
    { paint: 'beam', d: 'M3 29h58' },
    { paint: 'roof', d: 'M3 35h58v3.5H3z' },
    { paint: 'beam', d: 'M6.5 38.5V58M57.5 38.5V58' },
    { paint: 'plank', d: 'M27 43h10v15H27z' },
    { paint: 'lamp', d: 'M14 43.5h8.5V53H14zM41.5 43.5H50V53h-8.5z' },
    { paint: 'knob', d: 'M34.1 51a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0z' },
  ],
  // A white nave with its steeple.
  church: [
    { paint: 'spike', d: 'M32 0v8M29 2.6h6' },
    { paint: 'white', d: 'M11 58V37l21-14 21 14v21z' },
    { paint: 'slate', d: 'M7 39 32 21.5 57 39l-3 2.5-22-15.5L10 41.5z' },
    { paint: 'white', d: 'M25.5 20h13v14h-13z' },
    { paint: 'slate', d: 'M23.5 21 32 6l8.5 15z' },
    { paint: 'dark', d: 'M29.6 33v-5.4a2.4 2.4 0 0 1 4.8 0V33z' },
    { paint: 'plank', d: 'M27 58V47.5a5 5 0 0 1 10 0V58z' },
    { paint: 'lamp', d: 'M16 52v-6.5a2.8 2.8 0 0 1 5.6 0V52zM42.4 52v-6.5a2.8 2.8 0 0 1 5.6 0V52z' },
  ],
  // Thick walls, bars, and a star above the door.
  prison: [
    { paint: 'stone-dark', d: 'M8 17h48v41H8z' },
    { paint: 'stone', d: 'M4 12V7h8v4h8V7h8v4h8V7h8v4h8V7h8v11H4z' },
    { paint: 'crack', d: 'M8 26h6m36 4h6M8 44h8m32-3h8M20 50h4M40 22h8M16 21h9' },
    { paint: 'dark', d: 'M12.5 27.5h15v12h-15zM36.5 27.5h15v12h-15z' },
    { paint: 'grate', d: 'M16.2 27.5v12M20 27.5v12M23.8 27.5v12M40.2 27.5v12M44 27.5v12M47.8 27.5v12' },
    { paint: 'iron', d: 'M25.5 43.5h13V58h-13z' },
    { paint: 'crack', d: 'M28.7 43.5V58M32 43.5V58M35.3 43.5V58' },
    { paint: 'coin', d: 'm32 19.5 1.7 3.6 4 .5-2.9 2.7.8 3.9-3.6-1.9-3.6 1.9.8-3.9-2.9-2.7 4-.5z' },
  ],
  // A cabin with a lit window.
  house: [
    { paint: 'brick', d: 'M42 20h6v12h-6z' },
    { paint: 'wood', d: 'M15 34h34v24H15z' },
    { paint: 'crack', d: 'M15 41h34M15 48h34' },
    { paint: 'roof', d: 'M9.5 36.5 32 16l22.5 20.5-3.5 3L32 22.5 13 39.5z' },
    { paint: 'wood', d: 'M32 21 49 36v-1L32 19.5 15 35v1z' },
    { paint: 'plank', d: 'M35 43h9v15h-9z' },
    { paint: 'lamp', d: 'M20 42h9.5v8.5H20z' },
    { paint: 'bar', d: 'M24.7 42v8.5M20 46.2h9.5' },
  ],
  // Two peaks with snow, their right sides in the shade, and scree at their feet.
  mountain: [
    { paint: 'rock-dark', d: 'M-8 59-1 46l5-4 5-12 7-11 4 6 5 5 6-5 13 16 12 18z' },
    { paint: 'shade', d: 'M16 19l4 6 5 5 6-5 13 16 12 18H22l-3-13 2-10-4-8z' },
    { paint: 'snow', d: 'M16 19 9.5 29.5l2.5-1 2.2 4 2.3-4.5 3.4 4.8L22 27l-2-2z' },
    { paint: 'rock', d: 'M10 59l6-12 4-3 7-16 4-4 7-15 5 8 4 2 7 14 5 4 6 13 7 9z' },
    { paint: 'shade', d: 'M38 9l5 8 4 2 7 14 5 4 6 13 7 9H44l-4-12 3-9-5-8 1-9z' },
    { paint: 'snow', d: 'M38 9 31 24l3-1.6 2.2 5.6L39 21.5l3 8 2.8-6.2 4.4 2.2L47 19l-4-2z' },
    { paint: 'crack', d: 'm24 46 4-6m-8 13 3-5m9-3 2-7m14 3 4 6m3 2 4 6' },
    { paint: 'scree', d: 'M-11 60c5-6 11-6 17-3 7-5 15-5 22-1 8-5 17-4 24 0 7-4 15-3 22 4z' },
  ],
};

/** Whether windows shine from it at night. */
export function hasLamps(content: Content): boolean {
  return content in DRAWINGS && DRAWINGS[content as Drawn].some(({ paint }) => paint === 'lamp');
}
