import { describe, expect, it } from 'vitest';
import drawing from '../../src/games/trail';
import { aboutOf, nameOf } from '../../src/games/trail/about';
import { ACTIONS } from '../../src/games/trail/act/actions';
import {
  AUXES,
  BUILDINGS,
  CATTLE,
  CITIES,
  MASTERS,
  OBJECTIVES,
  OFFERS,
  SOURCES,
  SPACES,
  SPOTS,
  STATIONS,
  WORKERS,
} from '../../src/games/trail/generated';
import type { Known } from '../../src/games/trail/known';
import type { TrailView } from '../../src/games/trail/view';
import { aPlayer, aView, ftl, LANGUAGES, NAMES, textsOf } from './fixtures';

const TEXTS = Object.fromEntries(LANGUAGES.map((lang) => [lang, textsOf(lang)]));

function known(lang = 'en', more: Partial<TrailView> = {}): Known {
  return {
    view: aView({ reach: { a2: { steps: 1, toll: 2 } }, ...more }),
    texts: TEXTS[lang] ?? textsOf(lang),
    names: NAMES,
  };
}

const FACTS = [
  'cattleman',
  'engine',
  'money',
  'certificates',
  'permanent',
  'steps',
  'hand',
  'stack',
  'discard',
  'deck',
];
const MORE_FACTS = ['teepees', 'hazards', 'area', 'unbuilt', 'discs', 'score', 'workers', 'tiles'];
const ALL = [
  ...SPOTS.map(({ word }) => `spot ${word}`),
  ...SPACES.map(({ word }) => `space ${word}`),
  ...STATIONS.map(({ word }) => `station ${word}`),
  ...CITIES.map(({ word }) => `city ${word}`),
  ...Object.keys(MASTERS).map((master) => `master ${master}`),
  ...Object.keys(BUILDINGS).map((building) => `building ${building}`),
  ...['cowboy', 'green_teepee', 'flood_green2', 'rockfall_black3'].map((tile) => `tile ${tile}`),
  ...WORKERS.flatMap((worker) => [`worker ${worker}`, `job ${worker} 2`, `job ${worker} 5`, `column ${worker} 6`]),
  ...Object.keys(CATTLE).map((card) => `card ${card}`),
  ...Object.keys(OBJECTIVES).flatMap((objective) => [`objective ${objective}`, `card ${objective}`]),
  ...Object.keys(ACTIONS)
    .filter((action) => !action.startsWith('aux_'))
    .map((action) => `action ${action}`),
  ...AUXES.map((aux) => `aux ${aux}`),
  ...aPlayer().discs.map((disc) => `disc ${disc}`),
  ...OFFERS.map(({ word }) => `offer ${word}`),
  ...SOURCES.map((source) => `source ${source}`),
  ...[...FACTS, ...MORE_FACTS].map((fact) => `${fact} 0`),
  ...['token', 'row 3', 'foresight 1', 'jobs', 'ends', 'fills', 'market', 'display', 'income', 'hands 0', 'end'],
];

describe.each(LANGUAGES)('explanations in %s', (lang) => {
  const rules = ftl(`games/trail/text/rules/${lang}.ftl`);

  it.each(ALL)('tell of %s with a rule that is there', (about) => {
    const { title, text, rule } = aboutOf(about, known(lang));
    expect(title).toMatch(/^\S(.*\S)?$/);
    expect(text).not.toBe('');
    // A missing text would show as its key, a missing fact as its name.
    expect(`${title} ${text}`).not.toMatch(/[a-z]-[a-z]+-why|\{|label-|trail-|undefined/);
    expect(rules).toContain(`rule-${rule?.replace('.', '-')} =`);
  });
});

describe('names', () => {
  it('tell what lies on a spot and who is there', () => {
    expect(nameOf('spot a', known())).toBe('Spot A. Building A. Cattlemen here: Ann.');
    expect(nameOf('spot a2', known())).toBe('Spot A2. 1 step, tolls of $2. Building 1a (Bob).');
    expect(nameOf('spot flood1', known())).toBe('Flood 1. Flood (green hand, 3 VP). Cattlemen here: Bob.');
  });

  it('tell of engines', () => {
    expect(aboutOf('space turnout1', known()).text).toContain('Engines here: Bob.');
  });
});

describe('events', () => {
  it('leave the points to the page', () => {
    expect(drawing.points(aView(), 0)).toBe(1);
    expect(drawing.points(aView(), 7)).toBeNull();
  });
});
