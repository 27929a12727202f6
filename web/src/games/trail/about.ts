/** What can be said of anything on the board: its name for screen readers, and its explanation with the rule.
 *
 * A thing carries `data-about`, a kind and words:
 * - of the trail and the railroad: `spot a1`, `space 12`, `station station3`, `city topeka`, `master hazards`;
 * - of tiles, cards and icons: `building 4a`, `tile flood_green2`, `worker cowboy`, `job cowboy 3` (with its row),
 *   `card jersey` (also an objective of a deck), `objective gain_bll`, `action hire`, `aux draw`, `disc hand1`,
 *   `offer value3_1`, `task hazard`, `source cattle`, `column engineer 4`;
 * - of a player, whose seat is the last word: `cattleman 0`, `engine 0`, `money 0` and the other facts of facts.ts;
 * - of the table: `token`, `row 3`, `foresight 1`, `market`, `display`, `income`.
 */

import type { Explained } from '../drawing';
import { explainFact } from './facts';
import type { Known } from './known';
import { CATTLE, COLUMNS, FIRST_COLUMN_WITH_POINTS, OBJECTIVES, WORKER_POINTS, type Worker } from './generated';
import { riskOf } from './places';
import { isLast, isTurnout } from './rails';
import { tileOf } from './tiles';
import { isBuilding, isTile } from './view';

type Explain = (known: Known, word: string, more: string) => Explained;

/** Kinds that the words of the game explain by themselves. */
const RULES: Record<string, string> = {
  action: 'GWT-0.7',
  aux: 'GWT-7.4',
  building: 'GWT-5.1',
  city: 'GWT-6.7',
  disc: 'GWT-15.3',
  master: 'GWT-13.9',
  objective: 'GWT-12.9',
  offer: 'GWT-10.2',
  station: 'GWT-13.7',
  task: 'GWT-12.10',
  worker: 'GWT-8.1',
};

const ACTION_RULES: [RegExp, string][] = [
  [/^hire/, 'GWT-8.2'],
  [/^build/, 'GWT-9.1'],
  [/^buy_cattle/, 'GWT-10.1'],
  [/^trade$/, 'GWT-11.1'],
  [/^hazard/, 'GWT-11.2'],
  [/^take_objective|^cattle_objective/, 'GWT-12.1'],
  [/^engine_back/, 'GWT-13.4'],
  [/^engine|^jersey_engine/, 'GWT-13.3'],
  [/^cattleman/, 'GWT-14.2'],
  [/^free_move/, 'GWT-12.7'],
  [/^auxiliary/, 'GWT-7.2'],
  [/^draw/, 'GWT-14.3'],
  [/^copy/, 'GWT-14.5'],
  [/^upgrade/, 'GWT-14.6'],
  [/^special/, 'GWT-14.4'],
  [/^gain_woods/, 'GWT-14.1'],
  [/^gain_(teepees|engineers)|^certificates_full/, 'GWT-14.3'],
  [/^risk/, 'GWT-5.3'],
  [/^certificate/, 'GWT-16.2'],
];

const SOURCE_RULES: Record<string, string> = {
  dollars: 'GWT-19.1',
  buildings: 'GWT-19.2',
  cities: 'GWT-19.3',
  stations: 'GWT-19.4',
  hazards: 'GWT-19.5',
  cattle: 'GWT-19.6',
  objectives: 'GWT-19.7',
  station_masters: 'GWT-19.8',
  workers: 'GWT-19.9',
  steps: 'GWT-19.10',
  token: 'GWT-19.11',
};

const EXPLANATIONS: Record<string, Explain> = {
  spot: explainSpot,
  space: explainSpace,
  tile: (known, word) => noun(known, 'tile', word, tileRule(word)),
  card: explainCard,
  action: (known, word) => noun(known, 'action', word, actionRule(word)),
  source: (known, word) => noun(known, 'source', word, SOURCE_RULES[word] ?? 'GWT-19.12'),
  job: explainJob,
  column: explainColumn,
};

export function aboutOf(about: string, known: Known): Explained {
  const [kind = '', word = '', more = ''] = about.split(' ');
  const explain = EXPLANATIONS[kind];
  const rule = RULES[kind];
  const explained =
    explain?.(known, word, more) ??
    (rule === undefined ? explainFact(kind, word, known) : noun(known, kind, word, rule));
  return { ...explained, title: known.texts.capital(explained.title) };
}

/** The name of a thing with all that matters for choosing it, for screen readers; focus tells the rest. */
export function nameOf(about: string, known: Known): string {
  const [kind, word = ''] = about.split(' ');
  const { title } = aboutOf(about, known);
  return kind === 'spot' ? [`${title}.`, ...onSpot(known, word)].join(' ') : title;
}

/** A word of the game with its own explanation. */
function noun({ texts }: Known, kind: string, word: string, rule: string): Explained {
  const why = `${kind}-${word}-why`;
  return { title: texts.noun(kind, word), text: texts.has(why) ? texts.say(why) : '', rule };
}

function actionRule(word: string): string {
  return ACTION_RULES.find(([pattern]) => pattern.test(word))?.[1] ?? 'GWT-0.4';
}

const TILE_RULES: Partial<Record<string, string>> = { worker: 'GWT-8.1', teepee: 'GWT-11.1' };

function tileRule(word: string): string {
  return TILE_RULES[tileOf(word).kind] ?? 'GWT-11.2';
}

// --- the trail

function explainSpot(known: Known, spot: string): Explained {
  const { view, texts } = known;
  const on = view.trail[spot];
  const said = onSpot(known, spot);
  if (isBuilding(on)) said.push(noun(known, 'building', on.building, '').text);
  else if (isTile(on)) said.push(noun(known, 'tile', on.tile, '').text);
  said.push(noun(known, 'spot', spot, '').text);
  return { title: texts.noun('spot', spot), text: said.join(' '), rule: spotRule(known, spot) };
}

function spotRule({ view }: Known, spot: string): string {
  const on = view.trail[spot];
  if (spot === 'kansas_city') return 'GWT-6.1';
  if (spot === 'start') return 'GWT-4.12';
  if (isTile(on)) return tileRule(on.tile);
  if (isBuilding(on)) return on.owner === null ? 'GWT-5.1' : 'GWT-5.5';
  return riskOf(spot) === null ? 'GWT-4.1' : 'GWT-5.3';
}

/** What the way there costs, what lies there and who stands there, in sentences. */
function onSpot(known: Known, spot: string): string[] {
  const { view, texts, names } = known;
  const said: string[] = [];
  const on = view.trail[spot];
  const reach = view.reach?.[spot];
  if (reach !== undefined) said.push(texts.say('trail-reach', { ...reach }));
  if (isBuilding(on)) said.push(buildingHere(known, on));
  if (isTile(on)) said.push(`${texts.capital(texts.noun('tile', on.tile))}.`);
  const here = view.players.flatMap((player, seat) => (player.place === spot ? [names[seat] ?? ''] : []));
  if (here.length > 0) said.push(texts.say('trail-here', { players: texts.list(here) }));
  return said;
}

function buildingHere({ texts, names }: Known, on: { building: string; owner: number | null }): string {
  const building = texts.capital(texts.noun('building', on.building));
  if (on.owner === null) return `${building}.`;
  return texts.say('trail-owned', { building, seat: names[on.owner] ?? '' });
}

// --- the railroad

function explainSpace(known: Known, space: string): Explained {
  const { view, texts, names } = known;
  const turnout = isTurnout(space);
  const title = turnout ? texts.noun('space', space) : texts.say('trail-space', { number: Number(space) });
  const here = view.players.flatMap((player, seat) => (player.engine === space ? [names[seat] ?? ''] : []));
  const said = here.length > 0 ? [texts.say('trail-engines-here', { players: texts.list(here) })] : [];
  said.push(texts.say(turnout || isLast(space) ? 'trail-why-turnout' : 'trail-why-space'));
  return { title, text: said.join(' '), rule: turnout ? 'GWT-13.7' : isLast(space) ? 'GWT-13.10' : 'GWT-13.2' };
}

// --- cards and workers

function explainCard(known: Known, word: string): Explained {
  if (word in OBJECTIVES) return noun(known, 'objective', word, 'GWT-12.9');
  return noun(known, 'card', word, word in CATTLE ? 'GWT-6.5' : 'GWT-12.4');
}

function explainJob(known: Known, worker: string, row: string): Explained {
  const { view, texts } = known;
  const { title } = noun(known, 'worker', worker, '');
  const isOut = Number(row) > view.hirable;
  const wage = texts.say('trail-wage', { wage: view.wages[Number(row) - 1] ?? 0, row: Number(row) });
  return {
    title,
    text: [wage, isOut ? texts.say('trail-not-yet') : '', texts.say(`worker-${worker}-why`)].filter(Boolean).join(' '),
    rule: 'GWT-8.1',
  };
}

function explainColumn(known: Known, worker: string, column: string): Explained {
  const { texts } = known;
  const action = COLUMNS[worker as Worker][Number(column) - 1] ?? null;
  const said: string[] = [];
  if (action !== null) said.push(texts.say('trail-at-once', { action: texts.noun('action', action) }));
  if (Number(column) >= FIRST_COLUMN_WITH_POINTS)
    said.push(texts.say('trail-column-points', { points: WORKER_POINTS }));
  said.push(texts.say('trail-why-column'));
  const title = texts.say('trail-column', { worker: texts.noun('worker', worker), column: Number(column) });
  return { title, text: said.join(' '), rule: 'GWT-8.5' };
}
