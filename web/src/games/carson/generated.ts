/** Written by `python -m tools.generate`; do not edit. */

export type Building = "ranch" | "mine" | "drugstore" | "bank" | "saloon" | "hotel" | "church" | "prison";

/** The highest printed income; 0 for buildings that never pay (CC-9.7). */
export type BuildingRow = {
  most: number;
};

/**
 * A player; `waiting` means that the character still has a reward to give.
 *
 * `homeless` are the buildings on offer that the player could not build anywhere now.
 */
export type CarsonPlayer = {
  cash: number;
  limit: number | null;
  points: number;
  sources: { [key in Source]: number };
  roads: number;
  revolvers: number;
  cowboys: number;
  supply: number;
  firepower: number;
  property_tiles: number;
  character: Character | null;
  waiting: boolean;
  kept: { [key in Building]?: number };
  homeless: Building[];
  moves?: number;
  duel_tiles?: DuelTiles;
};

export type Character = "sheriff" | "banker" | "shopkeeper" | "worker" | "settler" | "captain" | "mercenary";

export type Content = "nothing" | "house" | "mountain" | "ranch" | "mine" | "drugstore" | "bank" | "saloon" | "hotel" | "church" | "prison" | "river";

/** The duel tiles of a player; only their owner knows the hand, and the chosen one until it is laid openly. */
export type DuelTiles = {
  count: number;
  total: number | null;
  laid: boolean;
  chosen?: number | null;
  hand?: number[];
};

/**
 * The content of a parcel.
 *
 * Only a parcel that can be bought has a price. The income is what the building would pay now, `doubled` whether the
 * shopkeeper has named it; the robber takes half of the income this round.
 */
export type Parcel = {
  content?: Content;
  owner?: number;
  price?: number;
  income?: number;
  doubled?: boolean;
  robber?: number;
};

export type Side = "yellow" | "red";

export type Source = "parcel_vp" | "firepower_vp" | "property_vp" | "buy_vp" | "sheriff" | "banker" | "shopkeeper" | "settler" | "cash_limit" | "filled_parcels" | "bridges" | "cash" | "pass_order";

/** An action space; its kind is what the price is for, for the others the space itself. */
export type SpaceRow = {
  word: string;
  kind: string;
  price: number | null;
};

/** All that a seat sees. */
export type View = {
  round: number;
  order: number[];
  passed: number[];
  choosing: boolean;
  selling: boolean;
  sides: { [key in Character]: Side };
  town: { [key: string]: Parcel };
  roads: string[];
  bridges: string[];
  row: { [key: string]: Building | null };
  bag: { [key in Building]: number };
  closed: string[];
  cowboys: { [key: string]: number[] };
  white: WhiteCowboy;
  three_guns: number | null;
  doubled: Building | null;
  houses: number;
  roads_left: number;
  seat: number | null;
  players: CarsonPlayer[];
};

/** Who has the white cowboy, and where it stands. */
export type WhiteCowboy = {
  holder: number | null;
  at: string | null;
};

export const BUILDINGS: Building[] = ["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison"];

export const CHARACTERS: Character[] = ["sheriff", "banker", "shopkeeper", "worker", "settler", "captain", "mercenary"];

export const BUILDING_ROWS: { [key in Building]: BuildingRow } = {
  "ranch": {"most": 8},
  "mine": {"most": 21},
  "drugstore": {"most": 21},
  "bank": {"most": 21},
  "saloon": {"most": 35},
  "hotel": {"most": 6},
  "church": {"most": 0},
  "prison": {"most": 0},
};

export const LETTERS: string = "abcdefgh";

export const PARCELS: string[] = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"];

export const EDGES: string[] = ["a1n", "b1n", "c1n", "d1n", "e1n", "f1n", "g1n", "h1n", "a2n", "b2n", "c2n", "d2n", "e2n", "f2n", "g2n", "h2n", "a3n", "b3n", "c3n", "d3n", "e3n", "f3n", "g3n", "h3n", "a4n", "b4n", "c4n", "d4n", "e4n", "f4n", "g4n", "h4n", "a5n", "b5n", "c5n", "d5n", "e5n", "f5n", "g5n", "h5n", "a6n", "b6n", "c6n", "d6n", "e6n", "f6n", "g6n", "h6n", "a7n", "b7n", "c7n", "d7n", "e7n", "f7n", "g7n", "h7n", "a8n", "b8n", "c8n", "d8n", "e8n", "f8n", "g8n", "h8n", "a8s", "b8s", "c8s", "d8s", "e8s", "f8s", "g8s", "h8s", "a1w", "b1w", "c1w", "d1w", "e1w", "f1w", "g1w", "h1w", "h1e", "a2w", "b2w", "c2w", "d2w", "e2w", "f2w", "g2w", "h2w", "h2e", "a3w", "b3w", "c3w", "d3w", "e3w", "f3w", "g3w", "h3w", "h3e", "a4w", "b4w", "c4w", "d4w", "e4w", "f4w", "g4w", "h4w", "h4e", "a5w", "b5w", "c5w", "d5w", "e5w", "f5w", "g5w", "h5w", "h5e", "a6w", "b6w", "c6w", "d6w", "e6w", "f6w", "g6w", "h6w", "h6e", "a7w", "b7w", "c7w", "d7w", "e7w", "f7w", "g7w", "h7w", "h7e", "a8w", "b8w", "c8w", "d8w", "e8w", "f8w", "g8w", "h8w", "h8e"];

export const SPACES: SpaceRow[] = [
  {"word": "wages", "kind": "wages", "price": null},
  {"word": "ammunition", "kind": "ammunition", "price": null},
  {"word": "roads_3", "kind": "roads_3", "price": null},
  {"word": "road_1", "kind": "road_1", "price": null},
  {"word": "construction_12", "kind": "construction", "price": 12},
  {"word": "construction_10", "kind": "construction", "price": 10},
  {"word": "construction_8", "kind": "construction", "price": 8},
  {"word": "construction_6", "kind": "construction", "price": 6},
  {"word": "construction_5", "kind": "construction", "price": 5},
  {"word": "construction_4", "kind": "construction", "price": 4},
  {"word": "construction_3", "kind": "construction", "price": 3},
  {"word": "parcel_income", "kind": "parcel_income", "price": null},
  {"word": "firepower_income", "kind": "firepower_income", "price": null},
  {"word": "gambling", "kind": "gambling", "price": null},
  {"word": "parcel_vp", "kind": "parcel_vp", "price": null},
  {"word": "firepower_vp", "kind": "firepower_vp", "price": null},
  {"word": "property_vp", "kind": "property_vp", "price": null},
  {"word": "buy_vp_5", "kind": "buy_vp", "price": 5},
  {"word": "buy_vp_4", "kind": "buy_vp", "price": 4},
  {"word": "buy_vp_3", "kind": "buy_vp", "price": 3},
  {"word": "buy_vp_2", "kind": "buy_vp", "price": 2},
];

export const ROUNDS: number = 4;

export const WAGE: number = 4;

export const THREE_GUNS: number = 3;

export const PARCEL_INCOME: number = 2;

export const FIREPOWER_INCOME: number = 2;

export const SPACE_POINTS: number = 1;
