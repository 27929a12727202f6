/** The parts that all icons are put together from, each in a box from -10 to 10 around its middle. */

export interface Stroke {
  d: string;
  /** `tone` takes the colour asked for. */
  fill?: string;
  line?: string;
  width?: number;
}

export type GlyphName =
  | 'cow'
  | 'coin'
  | 'certificate'
  | 'objective'
  | 'engine'
  | 'wagon'
  | 'house'
  | 'teepee'
  | 'hazard'
  | 'flood'
  | 'drought'
  | 'rockfall'
  | 'tree'
  | 'boot'
  | 'hand'
  | 'cards'
  | 'disc'
  | 'station'
  | 'cowboy'
  | 'craftsman'
  | 'engineer'
  | 'worker'
  | 'wreath'
  | 'forward'
  | 'ahead'
  | 'backward'
  | 'then'
  | 'plus'
  | 'full'
  | 'cross'
  | 'slash'
  | 'ring'
  | 'spyglass'
  | 'master';

const INK = '#1d1a16';
const RED = '#b3301d';
const PAPER = '#fdf7e6';

export const GLYPHS: Record<GlyphName, readonly Stroke[]> = {
  cow: [
    { d: 'M-3.6-5.2C-8-5-9.4-7.6-9-9.8c2 1.6 4 1.6 6.6 2.4z', fill: '#efe3c4' },
    { d: 'M3.6-5.2C8-5 9.4-7.6 9-9.8c-2 1.6-4 1.6-6.6 2.4z', fill: '#efe3c4' },
    { d: 'M-4.6-4.4-9.6-3.4-6-.2zM4.6-4.4 9.6-3.4 6-.2z', fill: 'tone' },
    { d: 'M-5.2-5C-2.4-7.4 2.4-7.4 5.2-5 6-.6 4.6 2.4 4.2 5 3.4 9.6-3.4 9.6-4.2 5-4.6 2.4-6-.6-5.2-5z', fill: 'tone' },
    { d: 'M-4.3 5.6C-4 2.6 4 2.6 4.3 5.6 4.4 9.8-4.4 9.8-4.3 5.6z', fill: '#f0c9a8' },
    { d: 'M-1.8 5.4v1.6M1.8 5.4v1.6', line: INK, width: 1.3, fill: 'none' },
    { d: 'M-2.7-2.2h.1M2.7-2.2h.1', line: INK, width: 2.2, fill: 'none' },
  ],
  coin: [
    { d: 'M0-9.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z', fill: '#d9a83f' },
    { d: 'M0-7.4a7.4 7.4 0 1 1 0 14.8a7.4 7.4 0 1 1 0-14.8z', fill: '#edc96d', line: '#8b6414', width: 0.7 },
  ],
  certificate: [
    { d: 'M-8-8.5h16v13.6H-8z', fill: PAPER },
    { d: 'M-5.6-5.6h11.2', line: '#9a8455', width: 1, fill: 'none' },
    { d: 'M2.2 4.4 1 10l2.8-1.6L6.6 10 5.4 4.4z', fill: RED },
    { d: 'M3.8 1.4a3 3 0 1 1 0 6a3 3 0 1 1 0-6z', fill: '#d9573f' },
  ],
  objective: [
    { d: 'M-6.6-9.4H6.6a1 1 0 0 1 1 1V8.4a1 1 0 0 1-1 1H-6.6a1 1 0 0 1-1-1V-8.4a1 1 0 0 1 1-1z', fill: '#eaddb9' },
    { d: 'M0-5.6a5.6 5.6 0 1 1 0 11.2a5.6 5.6 0 1 1 0-11.2z', fill: RED, width: 0.8 },
    { d: 'M0-3.6a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z', fill: PAPER, line: 'none' },
    { d: 'M0-1.7a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 1 1 0-3.4z', fill: RED, line: 'none' },
  ],
  engine: [
    { d: 'M2.8-2.6 2-8.6h5.4L6.4-2.6z', fill: '#4a4540' },
    { d: 'M-3.4-3H7.2a2 2 0 0 1 2 2V5H-3.4z', fill: 'tone' },
    { d: 'M-9.4-8h7v13h-7z', fill: 'tone' },
    { d: 'M-7.8-6h3.8v4h-3.8z', fill: '#f6e2a6', width: 0.8 },
    { d: 'M7.6 4.6 10 9H5.4z', fill: '#4a4540' },
    {
      d: 'M-6.4 3.6a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8zM.4 3.6a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8z',
      fill: '#4a4540',
    },
  ],
  wagon: [
    { d: 'M-9.4-6.4H9.4V4.6H-9.4z', fill: '#a4603a' },
    { d: 'M-5-6.4V4.6M0-6.4V4.6M5-6.4V4.6', line: INK, width: 0.9, fill: 'none' },
    {
      d: 'M-5.6 3.8a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2zM5.6 3.8a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z',
      fill: '#4a4540',
    },
  ],
  house: [
    { d: 'M-7.4-.6h14.8v9.4H-7.4z', fill: 'tone' },
    { d: 'M-9.6 0 0-8.8 9.6 0z', fill: '#8f4630' },
    { d: 'M-2.2 8.8V3h4.4v5.8z', fill: '#5c3a21', width: 0.8 },
  ],
  teepee: [
    { d: 'M-2.6-9.6 0-6.4l2.6-3.2', line: INK, width: 1.5, fill: 'none' },
    { d: 'M0-7.4-8.6 8.8H8.6z', fill: 'tone' },
    { d: 'M-4 .4-2 2l2-1.6L2 2 4 .4', line: PAPER, width: 1.4, fill: 'none' },
    { d: 'M0 3.4-2.6 8.8h5.2z', fill: INK, line: 'none' },
  ],
  hazard: [
    { d: 'M0-9 9.4 8H-9.4z', fill: '#eeb53b', width: 1.6 },
    { d: 'M0-3.6V2.4', line: INK, width: 2.4, fill: 'none' },
    { d: 'M0 5.2v.1', line: INK, width: 2.6, fill: 'none' },
  ],
  flood: [
    { d: 'M-9.4-6c3.1-3.4 6.2-3.4 9.4 0s6.3 3.4 9.4 0', line: '#2f5f93', width: 2.8, fill: 'none' },
    { d: 'M-9.4 0c3.1-3.4 6.2-3.4 9.4 0s6.3 3.4 9.4 0', line: '#2f5f93', width: 2.8, fill: 'none' },
    { d: 'M-9.4 6c3.1-3.4 6.2-3.4 9.4 0s6.3 3.4 9.4 0', line: '#2f5f93', width: 2.8, fill: 'none' },
  ],
  drought: [
    { d: 'M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z', fill: '#f0a92e' },
    {
      d: 'M0-9.6v2.4M0 7.2v2.4M-9.6 0h2.4M7.2 0h2.4M-6.8-6.8l1.7 1.7M5.1 5.1l1.7 1.7M-6.8 6.8l1.7-1.7M5.1-5.1l1.7-1.7',
      line: '#b96a14',
      width: 2,
      fill: 'none',
    },
  ],
  rockfall: [
    { d: 'M-9.4 8.6-6 2.4l4.4-.8 3 3 .4 4z', fill: '#9d948a' },
    { d: 'M.4 8.6 2.4 2 7 1.2l2.4 7.4z', fill: '#867d74' },
    { d: 'M-3.8 1-2.4-5 2.4-6.6 6-2.4 4 1.8z', fill: '#b3aaa0' },
    { d: 'M-7.6-8.8v4.2M6.8-9.6v4', line: INK, width: 1.3, fill: 'none' },
  ],
  tree: [
    { d: 'M-1.4 5h2.8v4.4h-2.8z', fill: '#6b4423' },
    { d: 'M0-9.6-5-2.4h2.6L-7.4 5.4H7.4L2.4-2.4H5z', fill: '#4d7a3c' },
  ],
  boot: [
    { d: 'M-5-9.2H2.6L2 .8c2.4 1.4 6.6 1.8 7 5.2v1.6H-5.6z', fill: '#8a5631' },
    { d: 'M-5.8 7.4H9.2v2H3.6L2 8.6-1.4 9.4h-4.4z', fill: '#4a2f1a', width: 0.8 },
    { d: 'M-4.8-6.2H2.4', line: '#e7cfa0', width: 1.2, fill: 'none' },
  ],
  hand: [
    {
      d: 'M-6.8.4V-4c0-1.9 2.6-1.9 2.6 0v-2.6c0-2 2.8-2 2.8 0v-1.2c0-2 2.8-2 2.8 0v1.6c0-1.9 2.7-1.9 2.7 0V1l1.4-1.8C6.7-2.4 9-1.2 8 .8L4.6 7C3.6 8.8 2.2 9.4 0 9.4c-4.6 0-6.8-2.6-6.8-6.6z',
      fill: 'tone',
    },
  ],
  cards: [
    { d: 'M-8.4-6.6H1.4V7H-8.4z', fill: '#d9c08b' },
    { d: 'M-4.6-9H6V5H-4.6z', fill: PAPER },
    { d: 'M5.4.4V9.2M2 6l3.4 3.4L8.8 6', line: RED, width: 2, fill: 'none' },
  ],
  disc: [
    { d: 'M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16z', fill: 'tone', width: 1.6 },
    { d: 'M0-4.6a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2z', fill: 'none', line: '#ffffff88', width: 1.2 },
  ],
  station: [
    { d: 'M-4.4-1-6 9.2M4.4-1 6 9.2M-5.2 5H5.2', line: INK, width: 1.6, fill: 'none' },
    { d: 'M-6.6-6H6.6v6.6H-6.6z', fill: '#a4603a' },
    { d: 'M-7.6-5.6 0-9.8l7.6 4.2z', fill: '#5c3a21' },
  ],
  cowboy: [
    { d: 'M-3.8 1.2h7.6c.3 5.4-1.6 8-3.8 8S-4.1 6.6-3.8 1.2z', fill: '#e8b98d' },
    { d: 'M-9.6-.6C-6 2.6 6 2.6 9.6-.6 8.6 3.8-8.6 3.8-9.6-.6z', fill: '#7a4a26' },
    {
      d: 'M-5.4.8C-5.6-5.4-4.2-8.8-1.8-8.8c1 0 1 .9 1.8.9s.8-.9 1.8-.9c2.4 0 3.8 3.4 3.6 9.6-3 1-7.8 1-10.8 0z',
      fill: '#94602f',
    },
    { d: 'M-5.3-1.2c3 1 7.6 1 10.6 0', line: '#3d2413', width: 1.5, fill: 'none' },
  ],
  craftsman: [
    { d: 'M-1.6-1 1.6-1.6 3 9h-3.4z', fill: '#b98549' },
    { d: 'M-8.4-7.8C-4.6-9.6 2.8-9.4 5.2-7.6L8.6-8.4V-1.6L5.4-2.2-6.4-2-7-4.4-9.4-4z', fill: '#7f8891' },
  ],
  engineer: [
    {
      d: 'M8.6-6.4 5.4-3.2 2.8-3.8 2.2-6.4 5.4-9.6C2.4-10.6-2-8-1-3.4L-8.6 4.4c-2.4 2.6 1.2 6.2 3.8 3.8L3-.4c4.6 1 7-3 5.6-6z',
      fill: '#6f8fb5',
    },
  ],
  worker: [
    { d: 'M-8 9.2c0-6 3-8.4 8-8.4s8 2.4 8 8.4z', fill: 'tone' },
    { d: 'M0-6.4a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2z', fill: '#e8b98d' },
    {
      d: 'M-7.6-4.2c3 1.6 12.2 1.6 15.2 0-1-1.2-2.6-.8-3.8-1C3.4-8-3.4-8-3.8-5.2c-1.2.2-2.8-.2-3.8 1z',
      fill: '#7a4a26',
    },
  ],
  wreath: [
    { d: 'M-2-9C-8.6-7-10.4.4-6.6 5.6-4.8 8-2.4 9.2 0 9.4', line: '#5d7a2c', width: 2.8, fill: 'none' },
    { d: 'M2-9C8.6-7 10.4.4 6.6 5.6 4.8 8 2.4 9.2 0 9.4', line: '#5d7a2c', width: 2.8, fill: 'none' },
  ],
  forward: [{ d: 'M-7-2.4H1V-7L9 0 1 7V2.4h-8z', fill: '#4f7a33' }],
  // the same with room for a number
  ahead: [{ d: 'M-9.4-6.2H.4V-10L10 0 .4 10V6.2H-9.4z', fill: '#9cc96b' }],
  backward: [{ d: 'M7-2.4H-1V-7l-8 7 8 7V2.4h8z', fill: RED }],
  then: [{ d: 'M-4-6 5 0-4 6z', fill: INK, line: 'none' }],
  plus: [{ d: 'M-2-8h4v6h6v4H2v6h-4V2h-6v-4h6z', fill: '#4f7a33' }],
  full: [{ d: 'M-8-9H8v2.8H-8zM0-5.4 7 2H2.4v7h-4.8V2H-7z', fill: '#4f7a33' }],
  cross: [{ d: 'M-8-8 8 8M8-8-8 8', line: RED, width: 3.4, fill: 'none' }],
  slash: [{ d: 'M-8 8 8-8', line: RED, width: 3, fill: 'none' }],
  ring: [{ d: 'M0-9a9 9 0 1 1 0 18a9 9 0 1 1 0-18z', fill: 'none', line: RED, width: 1.8 }],
  spyglass: [
    { d: 'M-9.4 5.4-2.6-.4 1 3.8-5.6 9.4z', fill: '#5c3a21' },
    { d: 'M-2-.8 4.6-6.6 8.6-2 1.6 3.4z', fill: '#d9a83f' },
    { d: 'M4.6-8.6 10-2.4', line: INK, width: 2, fill: 'none' },
  ],
  master: [
    { d: 'M-4.6 0H4.6C5 6 2.8 9.2 0 9.2S-5 6-4.6 0z', fill: '#e8b98d' },
    { d: 'M-7.4-2.4C-7.4-7-4-9.4 0-9.4S7.4-7 7.4-2.4z', fill: '#34435c' },
    { d: 'M-7-2.6h14l2.4 3.2c-4 1.4-12.4 1.6-16.4-.4z', fill: '#1f2a3d' },
    { d: 'M0-7.6a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8z', fill: '#edc96d', width: 0.7 },
  ],
};

/** The colours of the breeds; their heads differ in pattern too. */
export const BREED_COLOURS: Record<string, string> = {
  jersey: '#a39b8f',
  dutch_belt: '#6b9450',
  black_angus: '#3a3531',
  guernsey: '#f6efdf',
  holstein: '#e5b93f',
  brown_swiss: '#bb4c3d',
  ayrshire: '#5585bd',
  west_highland: '#95643a',
  texas_longhorn: '#84589e',
};

export const GREEN = '#5b8f4a';
export const BLUE = '#4577b5';
export const BLACK = '#39332f';
export const WORKER_COLOURS: Record<string, string> = { cowboy: '#e3c391', craftsman: '#cfd4c6', engineer: '#cfdcec' };

/** Where the number of a glyph stands, if not in its middle. */
export const TEXT_AT: Partial<Record<GlyphName, { x: number; y: number }>> = {
  certificate: { x: -2.4, y: 3.2 },
  ahead: { x: -1.4, y: 4.6 },
};
