/** Written by `python -m tools.generate`; do not edit. */

export type Action = "move" | "floor" | "fire" | "robbery" | "punch" | "marshal" | "ride";

export type Bandit = "belle" | "cheyenne" | "django" | "doc" | "ghost" | "tuco";

/** Where a bandit is and what they have; the spot is null while they ride to the train, `gone` after that. */
export type BanditView = {
  seat: number;
  spot: string | null;
  left: number;
  fired: number;
  hostage: string | null;
  cash: number;
  jewels: number;
  strongboxes: number;
};

/** How many cards a player has, and the bullets they were given; the discard pile lies open to experts. */
export type ColtPlayer = {
  bandits: Bandit[];
  hand: number;
  deck: number;
  kept: number;
  hand_size: number;
  bullets: { [key: string]: number };
  hits: number;
  struck: number;
  discard?: [string, string][];
};

/** A flask; its kind is null to those who have never looked. */
export type Flask = {
  kind: Whiskey | null;
  half: boolean;
};

export type Loot = "purse" | "jewel" | "strongbox" | "flask";

/** The loot on a spot; the value of a purse is null to those who have never looked. */
export type LootOnSpot = {
  jewels: number;
  strongboxes: number;
  purses: { [key: string]: number | null };
  flasks: { [key: string]: Flask };
};

/** A card of the common pile; what it is only if the viewer knows. */
export type PileCard = {
  seat: number;
  down: boolean;
  bandit?: Bandit;
  action?: Action;
};

export type RoundCard = "angry_marshal" | "swivel_arm" | "braking" | "take_it_all" | "passengers_rebellion" | "tunnel" | "bridge" | "ambush" | "panting_horses" | "whiskey_for_marshal" | "higher_speed" | "shotgun_rage" | "pickpocketing" | "marshals_revenge" | "hostage_conductor" | "sharing_the_loot" | "escape" | "mortal_bullet";

export type Symbol = "standard" | "tunnel" | "speeding_up" | "switching" | "simultaneous";

/** All that a seat sees. */
export type View = {
  round: number;
  card: RoundCard | null;
  turns: Symbol[];
  turn: number;
  planning: boolean;
  in_play: number | null;
  keep: number;
  first: number;
  train: string[];
  marshal: string;
  neutral: number;
  bandits: { [key in Bandit]?: BanditView };
  players: ColtPlayer[];
  teams: boolean;
  expert: boolean;
  coach?: string;
  shotgun?: string;
  horses?: { [key: string]: number };
  hostages?: string[];
  seat: number | null;
  pile: PileCard[];
  resolved: number;
  loot: { [key: string]: LootOnSpot };
  purses: { [key in Bandit]?: (number | null)[] };
  worth: (number | null)[];
  known: number[];
  flasks?: { [key in Bandit]?: Flask[] };
  hand?: [string, string][];
  held?: [string, string][];
  playable?: number;
  chosen?: string | null;
};

export type Whiskey = "normal" | "old";

export const BANDITS: Bandit[] = ["belle", "cheyenne", "django", "doc", "ghost", "tuco"];

export const ACTIONS: Action[] = ["move", "floor", "fire", "robbery", "punch", "marshal", "ride"];

export const KINDS: Loot[] = ["purse", "jewel", "strongbox", "flask"];

export const COACH: string = "coach";

export const COACH_ROOF: string = "coach_roof";

export const GONE: string = "gone";

export const ROUNDS: number = 5;

export const SHOTS: number = 6;

export const ENDLESS: number = 999;
