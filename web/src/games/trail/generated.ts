/** Written by `python -m tools.generate`; do not edit. */

export type Action = "guernsey_2" | "guernsey_4" | "dutch_belt_2" | "dutch_belt_3" | "black_angus_2" | "black_angus_certificates" | "holstein_10" | "pair_4" | "pair_3" | "jersey_engine" | "objective_certificates" | "cattle_objective" | "risk_jersey" | "risk_cattle" | "jersey_certificate" | "jersey_2" | "jersey_certificates" | "jersey_4" | "hire" | "hire_dearer" | "hire_cheaper" | "hire_cheapest" | "build" | "build_cheaply" | "certificate" | "certificates_full" | "take_objective" | "engine_engineers" | "engine_2_for_2" | "engine_2" | "engine_3" | "engine_4" | "engine_woods" | "engine_back_3" | "trade" | "auxiliary" | "buy_cattle" | "hazard_7" | "hazard_5" | "hazard_free" | "cattleman_1" | "cattleman_2" | "cattleman_3" | "cattleman_4" | "cattleman_5" | "free_move_3" | "gain_2" | "gain_4" | "gain_woods" | "gain_teepees" | "gain_engineers" | "draw_cowboys" | "draw_3" | "copy" | "upgrade_behind" | "special_delivery" | "hazard_or_trade";

/** The numbers of an icon; of hiring, `dollars` is what the wage changes by. */
export type ActionRow = {
  steps: number;
  cost: number;
  dollars: number;
  certificates: number;
};

/** An arrow to the next city: an objective card at once, points at the end. */
export type ArrowRow = {
  card: boolean;
  points: number;
};

export type Aux = "dollar" | "draw" | "certificate" | "engine" | "remove";

/** The numbers of a single auxiliary action; the double one has them twice. */
export type AuxRow = {
  cost: number;
  dollars: number;
  certificates: number;
};

/** A building; the owner of a neutral one is null. */
export type BuildingOnSpot = {
  building: string;
  owner: number | null;
};

/** A building; two actions in one slot are a choice. A player who passes a hand pays its owner. */
export type BuildingRow = {
  craftsmen: number;
  points: number;
  hands: ("green" | "black")[];
  actions: string[][];
};

/** A cattle card. */
export type CattleRow = {
  breed: string;
  value: number;
  points: number;
};

/** A place of the certificate track, and the disc that lies on it at first. */
export type CertificateRow = {
  value: number;
  disc: string | null;
};

export type City = "kansas_city" | "topeka" | "wichita" | "colorado_springs" | "santa_fe" | "albuquerque" | "el_paso" | "san_diego" | "sacramento" | "san_francisco";

/** A city; discs from any place may go to one with black corners. */
export type CityRow = {
  word: City;
  value: number;
  black: boolean;
  points: number;
  arrow: ArrowRow | null;
};

/** A delivery of one player: its value as it is and with 0, 1, 2 ... certificates added to it, and all cities. */
export type Delivery = {
  seat: number;
  value: number;
  with_certificates: number[];
  special: boolean;
  cities: Prospect[];
};

/** A place of a player's board that has a disc. */
export type DiscRow = {
  black: boolean;
  cost: number;
};

export type Hazard = "flood" | "drought" | "rockfall";

/** A place for a hazard tile: its section, and its number there. */
export type HazardPlace = {
  section: Hazard;
  number: number;
};

export type Master = "workers" | "objectives" | "hazards" | "teepees" | "certificates";

/** A station master, null once it is taken, and the worker left there for it. */
export type MasterPlace = {
  master: Master | null;
  worker: Worker | null;
};

/** The immediate and permanent rewards of a station master. */
export type MasterRow = {
  action: string | null;
  certificates: number;
};

/** An objective card; a starting one has no action. */
export type ObjectiveRow = {
  tasks: Task[];
  points: number;
  penalty: number;
  action: string | null;
};

/** The price of a number of cards of a breeding value in the cattle market. */
export type OfferRow = {
  word: string;
  cowboys: number;
  dollars: number;
  value: number;
  cards: number;
};

/**
 * The cost and reward of a delivery to a city.
 *
 * `lacks` is how many certificates it takes beside the value, null if the city is out of reach; `taken` means that a
 * disc of the player bars it (GWT-6.7). Points and objective cards include those of arrows that the disc completes.
 */
export type Prospect = {
  city: City;
  cost: number;
  lacks: number | null;
  taken: boolean;
  cards: number;
  points: number;
  dollars: number;
};

/** The cost of going to a spot: the fewest steps, and the lowest tolls. */
export type Reach = {
  steps: number;
  toll: number;
};

export type Source = "dollars" | "buildings" | "cities" | "stations" | "hazards" | "cattle" | "objectives" | "station_masters" | "workers" | "steps" | "token";

/** A space of the railroad with its station, from 0; a turnout hangs behind the space of its number. */
export type SpaceRow = {
  word: string;
  number: number;
  turnout: boolean;
  station: number | null;
};

export type SpotKind = "start" | "neutral" | "building" | "hazard" | "trade" | "off_trade" | "city";

/** A spot of the trail: where its arrows lead, its risk action, and what trading a teepee there brings. */
export type SpotRow = {
  word: string;
  kind: SpotKind;
  arrows: string[];
  woods: boolean;
  risk: string | null;
  value: number | null;
  hazard: HazardPlace | null;
};

/** A station and the space where engines stop for it. */
export type StationRow = {
  word: string;
  cost: number;
  points: number;
  black: boolean;
  space: string;
};

export type Task = "building" | "green_teepee" | "blue_teepee" | "hazard" | "station" | "cattle3" | "cattle4" | "cattle5" | "san_francisco";

/** A hazard or teepee. */
export type TileOnSpot = {
  tile: string;
};

/** A tile of Kansas City. */
export type TileRow = {
  kind: "worker" | "teepee" | Hazard;
  hands: ("green" | "black")[];
  points: number;
};

/** The toll for passing a hand in this game. */
export type Tolls = {
  green: number;
  black: number;
};

/**
 * A player's board and deck.
 *
 * `place` is null before the first turn; `discs` are the places of the board that still have theirs, `auxiliary` how
 * many of the two places of each auxiliary action are clear. `transport` is what the way to each city costs. `area`
 * are the objective cards in play, `met` which of their tasks are met, `to_meet` which tasks of each card on display
 * would be met if it were in play too. `known` are cards of the hand that everybody can work out, `deck` all cards of
 * the deck.
 */
export type TrailPlayer = {
  money: number;
  place: string | null;
  engine: string;
  certificates: number;
  certificate_limit: number;
  permanent: number;
  step_limit: number;
  hand_limit: number;
  discs: string[];
  auxiliary: { [key in Aux]: number };
  workers: { [key in Worker]: number };
  titles: Master[];
  tiles: { [key: string]: number };
  unbuilt: string[];
  stations: string[];
  cities: { [key in City]?: number };
  transport: { [key in City]: number };
  area: string[];
  met: boolean[][];
  to_meet: boolean[][];
  hand: number;
  known: { [key: string]: number };
  stack: number;
  discarded: number;
  discard: { [key: string]: number };
  deck: { [key: string]: number };
  points: { [key in Source]: number };
  score: number;
};

/** All that a seat sees. */
export type View = {
  current: number;
  trail: { [key: string]: TileOnSpot | BuildingOnSpot };
  tolls: Tolls;
  jobs: ((Worker | null)[])[];
  wages: number[];
  hirable: number;
  token: number | null;
  foresight: ((string | null)[])[];
  piles: number[];
  market: { [key: string]: number };
  market_size: number;
  cattle_left: number;
  display: string[];
  objectives_left: number;
  masters: MasterPlace[];
  buildings: string[];
  holder: number | null;
  left: number | null;
  players: TrailPlayer[];
  reach: { [key: string]: Reach } | null;
  visited: string[];
  delivery: Delivery | null;
  seat: number | null;
  hand?: { [key: string]: number };
  hand_to_meet?: { [key: string]: boolean[] };
  value?: number;
  counted?: string[];
  prospects?: Delivery;
};

export type Worker = "cowboy" | "craftsman" | "engineer";

export const WORKERS: Worker[] = ["cowboy", "craftsman", "engineer"];

export const AUXES: Aux[] = ["dollar", "draw", "certificate", "engine", "remove"];

export const SOURCES: Source[] = ["dollars", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "station_masters", "workers", "steps", "token"];

export const ACTIONS: { [key in Action]: ActionRow } = {
  "guernsey_2": {"steps": 0, "cost": 0, "dollars": 2, "certificates": 0},
  "guernsey_4": {"steps": 0, "cost": 0, "dollars": 4, "certificates": 0},
  "dutch_belt_2": {"steps": 0, "cost": 0, "dollars": 2, "certificates": 0},
  "dutch_belt_3": {"steps": 0, "cost": 0, "dollars": 3, "certificates": 0},
  "black_angus_2": {"steps": 0, "cost": 0, "dollars": 2, "certificates": 0},
  "black_angus_certificates": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 2},
  "holstein_10": {"steps": 0, "cost": 0, "dollars": 10, "certificates": 0},
  "pair_4": {"steps": 0, "cost": 0, "dollars": 4, "certificates": 0},
  "pair_3": {"steps": 0, "cost": 0, "dollars": 3, "certificates": 0},
  "jersey_engine": {"steps": 1, "cost": 0, "dollars": 0, "certificates": 0},
  "objective_certificates": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 2},
  "cattle_objective": {"steps": 0, "cost": 0, "dollars": 3, "certificates": 0},
  "risk_jersey": {"steps": 0, "cost": 0, "dollars": 2, "certificates": 1},
  "risk_cattle": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 1},
  "jersey_certificate": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 1},
  "jersey_2": {"steps": 0, "cost": 0, "dollars": 2, "certificates": 0},
  "jersey_certificates": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 2},
  "jersey_4": {"steps": 0, "cost": 0, "dollars": 4, "certificates": 0},
  "hire": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
  "hire_dearer": {"steps": 0, "cost": 0, "dollars": 2, "certificates": 0},
  "hire_cheaper": {"steps": 0, "cost": 0, "dollars": -1, "certificates": 0},
  "hire_cheapest": {"steps": 0, "cost": 0, "dollars": -2, "certificates": 0},
  "build": {"steps": 0, "cost": 2, "dollars": 0, "certificates": 0},
  "build_cheaply": {"steps": 0, "cost": 1, "dollars": 0, "certificates": 0},
  "certificate": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 1},
  "certificates_full": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 9},
  "take_objective": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
  "engine_engineers": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
  "engine_2_for_2": {"steps": 2, "cost": 2, "dollars": 0, "certificates": 0},
  "engine_2": {"steps": 2, "cost": 0, "dollars": 0, "certificates": 0},
  "engine_3": {"steps": 3, "cost": 0, "dollars": 0, "certificates": 0},
  "engine_4": {"steps": 4, "cost": 0, "dollars": 0, "certificates": 0},
  "engine_woods": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
  "engine_back_3": {"steps": 1, "cost": 0, "dollars": 3, "certificates": 0},
  "trade": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
  "auxiliary": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
  "buy_cattle": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
  "hazard_7": {"steps": 0, "cost": 7, "dollars": 0, "certificates": 0},
  "hazard_5": {"steps": 0, "cost": 5, "dollars": 0, "certificates": 0},
  "hazard_free": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
  "cattleman_1": {"steps": 1, "cost": 0, "dollars": 0, "certificates": 0},
  "cattleman_2": {"steps": 2, "cost": 0, "dollars": 0, "certificates": 0},
  "cattleman_3": {"steps": 3, "cost": 0, "dollars": 0, "certificates": 0},
  "cattleman_4": {"steps": 4, "cost": 0, "dollars": 0, "certificates": 0},
  "cattleman_5": {"steps": 5, "cost": 0, "dollars": 0, "certificates": 0},
  "free_move_3": {"steps": 3, "cost": 0, "dollars": 0, "certificates": 0},
  "gain_2": {"steps": 0, "cost": 0, "dollars": 2, "certificates": 0},
  "gain_4": {"steps": 0, "cost": 0, "dollars": 4, "certificates": 0},
  "gain_woods": {"steps": 0, "cost": 0, "dollars": 2, "certificates": 0},
  "gain_teepees": {"steps": 0, "cost": 0, "dollars": 2, "certificates": 2},
  "gain_engineers": {"steps": 0, "cost": 0, "dollars": 1, "certificates": 0},
  "draw_cowboys": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
  "draw_3": {"steps": 3, "cost": 0, "dollars": 0, "certificates": 0},
  "copy": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
  "upgrade_behind": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
  "special_delivery": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
  "hazard_or_trade": {"steps": 0, "cost": 0, "dollars": 0, "certificates": 0},
};

export const BUILDINGS: { [key: string]: BuildingRow } = {
  "A": {"craftsmen": 0, "points": 0, "hands": [], "actions": [["guernsey_2"], ["hire"], ["hire_dearer"]]},
  "B": {"craftsmen": 0, "points": 0, "hands": [], "actions": [["dutch_belt_2"], ["build"]]},
  "C": {"craftsmen": 0, "points": 0, "hands": [], "actions": [["certificate", "take_objective"], ["engine_engineers"]]},
  "D": {"craftsmen": 0, "points": 0, "hands": [], "actions": [["trade", "engine_2_for_2"], ["auxiliary"]]},
  "E": {"craftsmen": 0, "points": 0, "hands": [], "actions": [["black_angus_2"], ["buy_cattle"]]},
  "F": {"craftsmen": 0, "points": 0, "hands": [], "actions": [["pair_4"], ["hazard_7"]]},
  "G": {"craftsmen": 0, "points": 0, "hands": [], "actions": [["engine_engineers"], ["auxiliary"]]},
  "1a": {"craftsmen": 1, "points": 1, "hands": ["green"], "actions": [["gain_woods"]]},
  "1b": {"craftsmen": 1, "points": 1, "hands": ["green"], "actions": [["objective_certificates"], ["engine_back_3"]]},
  "2a": {"craftsmen": 1, "points": 1, "hands": [], "actions": [["guernsey_4"], ["buy_cattle"]]},
  "2b": {"craftsmen": 1, "points": 1, "hands": [], "actions": [["jersey_engine"], ["dutch_belt_3"]]},
  "3a": {"craftsmen": 1, "points": 1, "hands": [], "actions": [["pair_3"], ["cattleman_1"]]},
  "3b": {"craftsmen": 2, "points": 3, "hands": [], "actions": [["auxiliary"], ["cattleman_1"]]},
  "4a": {"craftsmen": 2, "points": 3, "hands": ["black"], "actions": [["hazard_5"], ["cattleman_2"]]},
  "4b": {"craftsmen": 2, "points": 3, "hands": ["black"], "actions": [["draw_cowboys"], ["cattleman_3"]]},
  "5a": {"craftsmen": 3, "points": 4, "hands": [], "actions": [["hire_cheaper"], ["engine_engineers"]]},
  "5b": {"craftsmen": 3, "points": 4, "hands": [], "actions": [["black_angus_certificates"], ["gain_engineers"]]},
  "6a": {"craftsmen": 4, "points": 5, "hands": [], "actions": [["holstein_10"], ["auxiliary"]]},
  "6b": {"craftsmen": 4, "points": 5, "hands": [], "actions": [["cattle_objective"]]},
  "7a": {"craftsmen": 5, "points": 6, "hands": ["green", "black"], "actions": [["gain_teepees"]]},
  "7b": {"craftsmen": 5, "points": 6, "hands": ["green", "black"], "actions": [["engine_woods"]]},
  "8a": {"craftsmen": 5, "points": 6, "hands": ["green"], "actions": [["trade", "auxiliary"], ["engine_2"]]},
  "8b": {"craftsmen": 6, "points": 8, "hands": [], "actions": [["copy"]]},
  "9a": {"craftsmen": 7, "points": 9, "hands": [], "actions": [["special_delivery"], ["engine_3"]]},
  "9b": {"craftsmen": 6, "points": 8, "hands": [], "actions": [["upgrade_behind"]]},
  "10a": {"craftsmen": 9, "points": 13, "hands": ["black"], "actions": [["certificates_full"], ["cattleman_5"]]},
  "10b": {"craftsmen": 8, "points": 11, "hands": ["black"], "actions": [["gain_4"], ["engine_4"], ["cattleman_4"]]},
};

export const SPOTS: SpotRow[] = [
  {"word": "start", "kind": "start", "arrows": ["a"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "a", "kind": "neutral", "arrows": ["a1", "flood1"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "a1", "kind": "building", "arrows": ["a2"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "a2", "kind": "building", "arrows": ["a3"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "a3", "kind": "building", "arrows": ["b"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "flood1", "kind": "hazard", "arrows": ["flood2"], "woods": false, "risk": null, "value": null, "hazard": {"section": "flood", "number": 1}},
  {"word": "flood2", "kind": "hazard", "arrows": ["flood3"], "woods": false, "risk": null, "value": null, "hazard": {"section": "flood", "number": 2}},
  {"word": "flood3", "kind": "hazard", "arrows": ["flood4"], "woods": false, "risk": null, "value": null, "hazard": {"section": "flood", "number": 3}},
  {"word": "flood4", "kind": "hazard", "arrows": ["flood_risk1"], "woods": false, "risk": null, "value": null, "hazard": {"section": "flood", "number": 4}},
  {"word": "flood_risk1", "kind": "building", "arrows": ["flood_risk2"], "woods": false, "risk": "risk_jersey", "value": null, "hazard": null},
  {"word": "flood_risk2", "kind": "building", "arrows": ["b"], "woods": true, "risk": "risk_jersey", "value": null, "hazard": null},
  {"word": "b", "kind": "neutral", "arrows": ["b1", "drought1"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "b1", "kind": "building", "arrows": ["b2"], "woods": true, "risk": null, "value": null, "hazard": null},
  {"word": "b2", "kind": "building", "arrows": ["b3"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "b3", "kind": "building", "arrows": ["c"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "drought1", "kind": "hazard", "arrows": ["drought2"], "woods": false, "risk": null, "value": null, "hazard": {"section": "drought", "number": 1}},
  {"word": "drought2", "kind": "hazard", "arrows": ["drought3"], "woods": false, "risk": null, "value": null, "hazard": {"section": "drought", "number": 2}},
  {"word": "drought3", "kind": "hazard", "arrows": ["drought4"], "woods": false, "risk": null, "value": null, "hazard": {"section": "drought", "number": 3}},
  {"word": "drought4", "kind": "hazard", "arrows": ["drought_risk"], "woods": false, "risk": null, "value": null, "hazard": {"section": "drought", "number": 4}},
  {"word": "drought_risk", "kind": "building", "arrows": ["c"], "woods": false, "risk": "risk_cattle", "value": null, "hazard": null},
  {"word": "c", "kind": "neutral", "arrows": ["c_north1", "c_south"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "c_north1", "kind": "building", "arrows": ["c_north2"], "woods": true, "risk": null, "value": null, "hazard": null},
  {"word": "c_north2", "kind": "building", "arrows": ["e"], "woods": true, "risk": null, "value": null, "hazard": null},
  {"word": "c_south", "kind": "building", "arrows": ["d", "trade1"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "d", "kind": "neutral", "arrows": ["e"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "trade1", "kind": "trade", "arrows": ["trade2"], "woods": false, "risk": null, "value": 1, "hazard": null},
  {"word": "trade2", "kind": "trade", "arrows": ["trade4"], "woods": false, "risk": null, "value": 2, "hazard": null},
  {"word": "trade4", "kind": "trade", "arrows": ["trade6"], "woods": false, "risk": null, "value": 4, "hazard": null},
  {"word": "trade6", "kind": "trade", "arrows": ["trade8"], "woods": false, "risk": null, "value": 6, "hazard": null},
  {"word": "trade8", "kind": "trade", "arrows": ["trade10"], "woods": false, "risk": null, "value": 8, "hazard": null},
  {"word": "trade10", "kind": "trade", "arrows": ["trade_risk1"], "woods": false, "risk": null, "value": 10, "hazard": null},
  {"word": "trade_risk1", "kind": "building", "arrows": ["trade_risk2"], "woods": false, "risk": "risk_cattle", "value": null, "hazard": null},
  {"word": "trade_risk2", "kind": "building", "arrows": ["e"], "woods": false, "risk": "risk_jersey", "value": null, "hazard": null},
  {"word": "trade_minus3", "kind": "off_trade", "arrows": [], "woods": false, "risk": null, "value": -3, "hazard": null},
  {"word": "trade_minus2", "kind": "off_trade", "arrows": [], "woods": false, "risk": null, "value": -2, "hazard": null},
  {"word": "trade_minus1", "kind": "off_trade", "arrows": [], "woods": false, "risk": null, "value": -1, "hazard": null},
  {"word": "e", "kind": "neutral", "arrows": ["e1", "rockfall1"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "e1", "kind": "building", "arrows": ["e2"], "woods": true, "risk": null, "value": null, "hazard": null},
  {"word": "e2", "kind": "building", "arrows": ["f"], "woods": true, "risk": null, "value": null, "hazard": null},
  {"word": "rockfall1", "kind": "hazard", "arrows": ["rockfall2"], "woods": false, "risk": null, "value": null, "hazard": {"section": "rockfall", "number": 1}},
  {"word": "rockfall2", "kind": "hazard", "arrows": ["rockfall3"], "woods": false, "risk": null, "value": null, "hazard": {"section": "rockfall", "number": 2}},
  {"word": "rockfall3", "kind": "hazard", "arrows": ["rockfall4"], "woods": false, "risk": null, "value": null, "hazard": {"section": "rockfall", "number": 3}},
  {"word": "rockfall4", "kind": "hazard", "arrows": ["rockfall_risk1"], "woods": false, "risk": null, "value": null, "hazard": {"section": "rockfall", "number": 4}},
  {"word": "rockfall_risk1", "kind": "building", "arrows": ["rockfall_risk2"], "woods": false, "risk": "risk_cattle", "value": null, "hazard": null},
  {"word": "rockfall_risk2", "kind": "building", "arrows": ["f"], "woods": true, "risk": "risk_jersey", "value": null, "hazard": null},
  {"word": "f", "kind": "neutral", "arrows": ["f1", "f2"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "f1", "kind": "building", "arrows": ["g"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "f2", "kind": "building", "arrows": ["g"], "woods": true, "risk": null, "value": null, "hazard": null},
  {"word": "g", "kind": "neutral", "arrows": ["g1", "g2"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "g1", "kind": "building", "arrows": ["kansas_city"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "g2", "kind": "building", "arrows": ["kansas_city"], "woods": false, "risk": null, "value": null, "hazard": null},
  {"word": "kansas_city", "kind": "city", "arrows": [], "woods": false, "risk": null, "value": null, "hazard": null},
];

export const TILES: { [key: string]: TileRow } = {
  "cowboy": {"kind": "worker", "hands": [], "points": 0},
  "craftsman": {"kind": "worker", "hands": [], "points": 0},
  "engineer": {"kind": "worker", "hands": [], "points": 0},
  "green_teepee": {"kind": "teepee", "hands": ["green"], "points": 0},
  "blue_teepee": {"kind": "teepee", "hands": ["black"], "points": 0},
  "flood_green2": {"kind": "flood", "hands": ["green"], "points": 2},
  "flood_green3": {"kind": "flood", "hands": ["green"], "points": 3},
  "flood_green4": {"kind": "flood", "hands": ["green"], "points": 4},
  "flood_black2": {"kind": "flood", "hands": ["black"], "points": 2},
  "flood_black3": {"kind": "flood", "hands": ["black"], "points": 3},
  "drought_green2": {"kind": "drought", "hands": ["green"], "points": 2},
  "drought_green3": {"kind": "drought", "hands": ["green"], "points": 3},
  "drought_green4": {"kind": "drought", "hands": ["green"], "points": 4},
  "drought_black2": {"kind": "drought", "hands": ["black"], "points": 2},
  "drought_black3": {"kind": "drought", "hands": ["black"], "points": 3},
  "rockfall_green2": {"kind": "rockfall", "hands": ["green"], "points": 2},
  "rockfall_green3": {"kind": "rockfall", "hands": ["green"], "points": 3},
  "rockfall_green4": {"kind": "rockfall", "hands": ["green"], "points": 4},
  "rockfall_black2": {"kind": "rockfall", "hands": ["black"], "points": 2},
  "rockfall_black3": {"kind": "rockfall", "hands": ["black"], "points": 3},
};

export const CATTLE: { [key: string]: CattleRow } = {
  "jersey": {"breed": "jersey", "value": 1, "points": 0},
  "dutch_belt": {"breed": "dutch_belt", "value": 2, "points": 0},
  "black_angus": {"breed": "black_angus", "value": 2, "points": 0},
  "guernsey": {"breed": "guernsey", "value": 2, "points": 0},
  "holstein": {"breed": "holstein", "value": 3, "points": 1},
  "brown_swiss": {"breed": "brown_swiss", "value": 3, "points": 2},
  "ayrshire": {"breed": "ayrshire", "value": 3, "points": 3},
  "west_highland3": {"breed": "west_highland", "value": 4, "points": 3},
  "west_highland4": {"breed": "west_highland", "value": 4, "points": 4},
  "west_highland5": {"breed": "west_highland", "value": 4, "points": 5},
  "texas_longhorn5": {"breed": "texas_longhorn", "value": 5, "points": 5},
  "texas_longhorn6": {"breed": "texas_longhorn", "value": 5, "points": 6},
  "texas_longhorn7": {"breed": "texas_longhorn", "value": 5, "points": 7},
};

export const OFFERS: OfferRow[] = [
  {"word": "value3_1", "cowboys": 1, "dollars": 6, "value": 3, "cards": 1},
  {"word": "value3_2", "cowboys": 2, "dollars": 3, "value": 3, "cards": 1},
  {"word": "value3_3", "cowboys": 3, "dollars": 5, "value": 3, "cards": 2},
  {"word": "highland_1", "cowboys": 1, "dollars": 12, "value": 4, "cards": 1},
  {"word": "highland_3", "cowboys": 3, "dollars": 6, "value": 4, "cards": 1},
  {"word": "highland_5", "cowboys": 5, "dollars": 8, "value": 4, "cards": 2},
  {"word": "longhorn_2", "cowboys": 2, "dollars": 12, "value": 5, "cards": 1},
  {"word": "longhorn_4", "cowboys": 4, "dollars": 6, "value": 5, "cards": 1},
];

export const TASK_VALUES: { [key in Task]?: number } = {
  "cattle3": 3,
  "cattle4": 4,
  "cattle5": 5,
};

export const OBJECTIVES: { [key: string]: ObjectiveRow } = {
  "gain_bll": {"tasks": ["building", "blue_teepee", "blue_teepee"], "points": 3, "penalty": 2, "action": "gain_2"},
  "gain_bgl": {"tasks": ["building", "green_teepee", "blue_teepee"], "points": 3, "penalty": 2, "action": "gain_2"},
  "gain_4hh": {"tasks": ["cattle4", "hazard", "hazard"], "points": 3, "penalty": 2, "action": "gain_2"},
  "gain_ssh": {"tasks": ["station", "station", "hazard"], "points": 3, "penalty": 2, "action": "gain_2"},
  "gain_333b": {"tasks": ["cattle3", "cattle3", "cattle3", "building"], "points": 4, "penalty": 2, "action": "gain_2"},
  "aux_sf": {"tasks": ["san_francisco"], "points": 5, "penalty": 3, "action": "auxiliary"},
  "draw_bbh": {"tasks": ["building", "building", "hazard"], "points": 3, "penalty": 2, "action": "draw_3"},
  "draw_sgl": {"tasks": ["station", "green_teepee", "blue_teepee"], "points": 3, "penalty": 2, "action": "draw_3"},
  "draw_5h": {"tasks": ["cattle5", "hazard"], "points": 3, "penalty": 2, "action": "draw_3"},
  "draw_sgg": {"tasks": ["station", "green_teepee", "green_teepee"], "points": 3, "penalty": 2, "action": "draw_3"},
  "draw_333s": {"tasks": ["cattle3", "cattle3", "cattle3", "station"], "points": 4, "penalty": 2, "action": "draw_3"},
  "engine_44sg": {"tasks": ["cattle4", "cattle4", "station", "green_teepee"], "points": 5, "penalty": 3, "action": "engine_2"},
  "engine_345": {"tasks": ["cattle3", "cattle4", "cattle5"], "points": 5, "penalty": 3, "action": "engine_2"},
  "engine_bbgg": {"tasks": ["building", "building", "green_teepee", "green_teepee"], "points": 5, "penalty": 3, "action": "engine_2"},
  "engine_blhh": {"tasks": ["building", "blue_teepee", "hazard", "hazard"], "points": 5, "penalty": 3, "action": "engine_3"},
  "engine_sshh": {"tasks": ["station", "station", "hazard", "hazard"], "points": 5, "penalty": 3, "action": "engine_3"},
  "move_bbhh": {"tasks": ["building", "building", "hazard", "hazard"], "points": 5, "penalty": 2, "action": "free_move_3"},
  "move_ssll": {"tasks": ["station", "station", "blue_teepee", "blue_teepee"], "points": 5, "penalty": 2, "action": "free_move_3"},
  "move_345": {"tasks": ["cattle3", "cattle4", "cattle5"], "points": 5, "penalty": 2, "action": "free_move_3"},
  "move_34hh": {"tasks": ["cattle3", "cattle4", "hazard", "hazard"], "points": 5, "penalty": 2, "action": "free_move_3"},
  "move_ssbb": {"tasks": ["station", "station", "building", "building"], "points": 5, "penalty": 2, "action": "free_move_3"},
  "start_34b": {"tasks": ["cattle3", "cattle4", "building"], "points": 3, "penalty": 0, "action": null},
  "start_ssg": {"tasks": ["station", "station", "green_teepee"], "points": 3, "penalty": 0, "action": null},
  "start_bbh": {"tasks": ["building", "building", "hazard"], "points": 3, "penalty": 0, "action": null},
  "start_lhh": {"tasks": ["blue_teepee", "hazard", "hazard"], "points": 3, "penalty": 0, "action": null},
};

export const CITIES: CityRow[] = [
  {"word": "kansas_city", "value": 0, "black": false, "points": -6, "arrow": null},
  {"word": "topeka", "value": 1, "black": false, "points": 0, "arrow": {"card": true, "points": -3}},
  {"word": "wichita", "value": 4, "black": false, "points": 0, "arrow": {"card": false, "points": -1}},
  {"word": "colorado_springs", "value": 6, "black": false, "points": 0, "arrow": {"card": true, "points": 0}},
  {"word": "santa_fe", "value": 8, "black": false, "points": 0, "arrow": {"card": true, "points": 0}},
  {"word": "albuquerque", "value": 10, "black": true, "points": 0, "arrow": {"card": false, "points": 6}},
  {"word": "el_paso", "value": 12, "black": true, "points": 0, "arrow": {"card": false, "points": 8}},
  {"word": "san_diego", "value": 14, "black": false, "points": 0, "arrow": {"card": false, "points": 4}},
  {"word": "sacramento", "value": 16, "black": true, "points": 6, "arrow": null},
  {"word": "san_francisco", "value": 18, "black": true, "points": 9, "arrow": null},
];

export const HOME_DOLLARS: number = 6;

export const SPACES: SpaceRow[] = [
  {"word": "0", "number": 0, "turnout": false, "station": null},
  {"word": "1", "number": 1, "turnout": false, "station": null},
  {"word": "2", "number": 2, "turnout": false, "station": null},
  {"word": "3", "number": 3, "turnout": false, "station": null},
  {"word": "4", "number": 4, "turnout": false, "station": null},
  {"word": "turnout1", "number": 4, "turnout": true, "station": 0},
  {"word": "5", "number": 5, "turnout": false, "station": null},
  {"word": "6", "number": 6, "turnout": false, "station": null},
  {"word": "7", "number": 7, "turnout": false, "station": null},
  {"word": "turnout2", "number": 7, "turnout": true, "station": 1},
  {"word": "8", "number": 8, "turnout": false, "station": null},
  {"word": "9", "number": 9, "turnout": false, "station": null},
  {"word": "10", "number": 10, "turnout": false, "station": null},
  {"word": "turnout3", "number": 10, "turnout": true, "station": 2},
  {"word": "11", "number": 11, "turnout": false, "station": null},
  {"word": "12", "number": 12, "turnout": false, "station": null},
  {"word": "13", "number": 13, "turnout": false, "station": null},
  {"word": "turnout4", "number": 13, "turnout": true, "station": 3},
  {"word": "14", "number": 14, "turnout": false, "station": null},
  {"word": "15", "number": 15, "turnout": false, "station": null},
  {"word": "16", "number": 16, "turnout": false, "station": null},
  {"word": "turnout5", "number": 16, "turnout": true, "station": 4},
  {"word": "17", "number": 17, "turnout": false, "station": null},
  {"word": "18", "number": 18, "turnout": false, "station": null},
  {"word": "19", "number": 19, "turnout": false, "station": null},
  {"word": "20", "number": 20, "turnout": false, "station": null},
  {"word": "21", "number": 21, "turnout": false, "station": null},
  {"word": "turnout6", "number": 21, "turnout": true, "station": 5},
  {"word": "22", "number": 22, "turnout": false, "station": null},
  {"word": "23", "number": 23, "turnout": false, "station": null},
  {"word": "24", "number": 24, "turnout": false, "station": null},
  {"word": "25", "number": 25, "turnout": false, "station": null},
  {"word": "turnout7", "number": 25, "turnout": true, "station": 6},
  {"word": "26", "number": 26, "turnout": false, "station": null},
  {"word": "27", "number": 27, "turnout": false, "station": null},
  {"word": "28", "number": 28, "turnout": false, "station": null},
  {"word": "29", "number": 29, "turnout": false, "station": null},
  {"word": "turnout8", "number": 29, "turnout": true, "station": 7},
  {"word": "30", "number": 30, "turnout": false, "station": null},
  {"word": "31", "number": 31, "turnout": false, "station": null},
  {"word": "32", "number": 32, "turnout": false, "station": null},
  {"word": "33", "number": 33, "turnout": false, "station": null},
  {"word": "turnout9", "number": 33, "turnout": true, "station": 8},
  {"word": "34", "number": 34, "turnout": false, "station": null},
  {"word": "35", "number": 35, "turnout": false, "station": null},
  {"word": "36", "number": 36, "turnout": false, "station": null},
  {"word": "37", "number": 37, "turnout": false, "station": null},
  {"word": "38", "number": 38, "turnout": false, "station": null},
  {"word": "39", "number": 39, "turnout": false, "station": 9},
];

export const STATIONS: StationRow[] = [
  {"word": "station1", "cost": 2, "points": 1, "black": false, "space": "turnout1"},
  {"word": "station2", "cost": 2, "points": 1, "black": false, "space": "turnout2"},
  {"word": "station3", "cost": 4, "points": 2, "black": false, "space": "turnout3"},
  {"word": "station4", "cost": 4, "points": 2, "black": false, "space": "turnout4"},
  {"word": "station5", "cost": 6, "points": 3, "black": true, "space": "turnout5"},
  {"word": "station6", "cost": 8, "points": 5, "black": true, "space": "turnout6"},
  {"word": "station7", "cost": 7, "points": 6, "black": true, "space": "turnout7"},
  {"word": "station8", "cost": 6, "points": 7, "black": true, "space": "turnout8"},
  {"word": "station9", "cost": 5, "points": 8, "black": true, "space": "turnout9"},
  {"word": "station10", "cost": 3, "points": 9, "black": true, "space": "39"},
];

export const CROSSES: number[] = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17];

export const MASTERS: { [key in Master]: MasterRow } = {
  "workers": {"action": "gain_2", "certificates": 0},
  "objectives": {"action": "hazard_or_trade", "certificates": 0},
  "hazards": {"action": null, "certificates": 1},
  "teepees": {"action": null, "certificates": 1},
  "certificates": {"action": null, "certificates": 1},
};

export const COLUMNS: { [key in Worker]: (string | null)[] } = {
  "cowboy": [null, null, null, "hazard_free", null, "trade"],
  "craftsman": [null, null, null, "build_cheaply", null, "build_cheaply"],
  "engineer": [null, "jersey_certificate", "jersey_2", "hire_cheapest", "jersey_certificates", "jersey_4"],
};

export const FIRST_COLUMN_WITH_POINTS: number = 5;

export const WORKER_POINTS: number = 4;

export const AUX_ROWS: { [key in Aux]: AuxRow } = {
  "dollar": {"cost": 0, "dollars": 1, "certificates": 0},
  "draw": {"cost": 0, "dollars": 0, "certificates": 0},
  "certificate": {"cost": 1, "dollars": 0, "certificates": 1},
  "engine": {"cost": 1, "dollars": 0, "certificates": 0},
  "remove": {"cost": 0, "dollars": 0, "certificates": 0},
};

export const AUX_DISCS: { [key in Aux]: (string | null)[] } = {
  "dollar": [null, "aux_dollar2"],
  "draw": [null, "aux_draw2"],
  "certificate": ["aux_certificate1", "aux_certificate2"],
  "engine": ["aux_engine1", "aux_engine2"],
  "remove": ["aux_remove1", "aux_remove2"],
};

export const DISCS: { [key: string]: DiscRow } = {
  "aux_dollar2": {"black": false, "cost": 0},
  "aux_draw2": {"black": false, "cost": 0},
  "aux_certificate1": {"black": false, "cost": 0},
  "aux_certificate2": {"black": false, "cost": 0},
  "aux_engine1": {"black": false, "cost": 0},
  "aux_engine2": {"black": false, "cost": 0},
  "aux_remove1": {"black": false, "cost": 0},
  "aux_remove2": {"black": false, "cost": 0},
  "certificates4": {"black": false, "cost": 0},
  "step_dollars": {"black": true, "cost": 0},
  "step_points": {"black": true, "cost": 0},
  "hand1": {"black": true, "cost": 5},
  "hand2": {"black": true, "cost": 5},
  "certificates6": {"black": true, "cost": 0},
};

export const STEP_DISC_DOLLARS: number = 3;

export const STEP_DISC_POINTS: number = 3;

export const CERTIFICATE_TRACK: CertificateRow[] = [
  {"value": 0, "disc": null},
  {"value": 1, "disc": null},
  {"value": 2, "disc": null},
  {"value": 3, "disc": null},
  {"value": 4, "disc": "certificates4"},
  {"value": 6, "disc": "certificates6"},
];

export const FILLING_ROWS: number[] = [6, 9];
