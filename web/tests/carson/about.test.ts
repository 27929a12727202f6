import { describe, expect, it } from 'vitest';
import { aboutOf, nameOf } from '../../src/games/carson/about';
import { BUILDINGS, CHARACTERS, EDGES } from '../../src/games/carson/generated';
import type { Known } from '../../src/games/carson/known';
import { ALL_SPACES } from '../../src/games/carson/spaces/lines';
import type { CarsonView } from '../../src/games/carson/view';
import { aView, ftl, LANGUAGES, NAMES, textsOf } from './fixtures';

const TOWN = {
  c4: { content: 'saloon', owner: 1, income: 10, robber: 2 },
  c5: { content: 'house', price: 4 },
  d6: { content: 'river' },
} as CarsonView['town'];

function known(lang = 'en', more: Partial<CarsonView> = {}): Known {
  return { view: aView(more, TOWN), texts: textsOf(lang), names: NAMES };
}

const FACTS = [
  ...['round', 'order', 'passed', 'houses', 'roads_left', 'bag', 'tile 3'],
  ...['cash', 'cowboys', 'roads', 'revolvers', 'firepower', 'property_tiles', 'kept'].map((fact) => `${fact} 0`),
  ...['three_guns', 'white', 'moves', 'duel_tiles'].map((fact) => `${fact} 0`),
];
const ALL = [
  ...ALL_SPACES.map((space) => `place ${space}`),
  ...['c4', 'c5', 'd6', 'a1'].map((parcel) => `parcel ${parcel}`),
  ...EDGES.slice(0, 2).map((edge) => `edge ${edge}`),
  ...CHARACTERS.map((card) => `character ${card}`),
  ...BUILDINGS.map((building) => `building ${building}`),
  ...FACTS,
];

describe.each(LANGUAGES)('explanations in %s', (lang) => {
  it.each(ALL)('tell of %s with a rule that is there', (about) => {
    const { title, text, rule } = aboutOf(about, known(lang));
    expect(title).toMatch(/^\S.*\S$/);
    expect(text).not.toBe('');
    // A missing text would show as its key, a missing fact as its name.
    expect(`${title} ${text}`).not.toMatch(/[a-z]-[a-z]+-|\{|label-|carson-|undefined/);
    expect(ftl(`games/carson/text/rules/${lang}.ftl`)).toContain(`rule-${rule?.replace('.', '-')} =`);
  });
});

describe('names', () => {
  it('tell everything about a parcel that matters for choosing it', () => {
    expect(nameOf('parcel c4', known())).toBe('C4: saloon. Owner: Bob. Brings $10 now. Cid robs half of it.');
    expect(nameOf('parcel c5', known())).toBe("C5: house. Nobody's; costs $4.");
  });

  it('tell of a double income', () => {
    const view = aView({}, { c4: { content: 'bank', owner: 0, income: 6, doubled: true } });
    expect(nameOf('parcel c4', { ...known(), view })).toBe('C4: bank. Owner: Ann. Brings $6 now. Double this round.');
  });

  it('tell who stands on a space', () => {
    const view = { cowboys: { wages: [0, 0, 2] }, white: { holder: 2, at: 'wages' } };
    expect(nameOf('place wages', known('en', view))).toBe('Wages. Cowboys here: Ann (2) and Cid (white cowboy).');
  });

  it('tell what is on offer and what is closed', () => {
    expect(nameOf('place construction_5', known())).toBe('Construction $5. On offer: ranch.');
    expect(nameOf('place buy_vp_2', known('en', { round: 3, closed: ['buy_vp_3', 'buy_vp_2'] }))).toBe(
      'Buy VP $2. Closed by the round marker.',
    );
  });
});
