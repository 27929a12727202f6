import { describe, expect, it } from 'vitest';
import { aboutOf, CARD_RULES, nameOf } from '../../src/games/colt/about';
import { spotsOf } from '../../src/games/colt/geometry';
import type { Known } from '../../src/games/colt/known';
import { ACTIONS, BANDITS, KINDS } from '../../src/games/colt/generated';
import type { ColtView } from '../../src/games/colt/view';
import { aViewWithHorses, ftl, LANGUAGES, NAMES, textsOf } from './fixtures';

function known(lang = 'en', more: Partial<ColtView> = {}): Known {
  const pile: ColtView['pile'] = [
    { seat: 0, down: false, bandit: 'doc', action: 'move' },
    { seat: 1, down: true },
  ];
  return { view: aViewWithHorses({ pile, keep: 2, ...more }), texts: textsOf(lang), names: NAMES };
}

const HOSTAGES = ['nun', 'minister', 'old_lady', 'teacher', 'photographer', 'banker', 'poker_player', 'poodle'];
const ALL = [
  ...spotsOf(aViewWithHorses()).map((spot) => `spot ${spot}`),
  ...BANDITS.map((bandit) => `bandit ${bandit}`),
  ...ACTIONS.map((action) => `card doc ${action}`),
  ...['tuco', 'neutral'].map((bullet) => `bullet ${bullet}`),
  ...['pile 0', 'pile 1', 'token car2 purse4', 'token car2 purse5', 'token car2 jewel', 'token loco strongbox'],
  ...KINDS.map((kind) => `loot ${kind}`),
  ...['whiskey', 'half_old_whiskey'].map((flask) => `flask ${flask}`),
  ...HOSTAGES.map((hostage) => `hostage ${hostage}`),
  ...['standard', 'tunnel', 'speeding_up', 'switching', 'simultaneous'].map((symbol) => `symbol ${symbol}`),
  ...Object.keys(CARD_RULES).map((card) => `round_card ${card}`),
  ...['round 0', 'marshal', 'shotgun', 'horse car3', 'keep 0', 'first 0', 'neutral 0'],
  ...['left', 'purses', 'jewels', 'strongboxes', 'flasks', 'cash'].map((fact) => `${fact} doc`),
  ...['hand 0', 'deck 0', 'bullets 0'],
];

describe.each(LANGUAGES)('explanations in %s', (lang) => {
  it.each(ALL)('tell of %s with a rule that is there', (about) => {
    const { title, text, rule } = aboutOf(about, known(lang));
    expect(title).toMatch(/^\S.*\S$/);
    expect(text).not.toBe('');
    // A missing text would show as its key, a missing fact as its name.
    expect(`${title} ${text}`).not.toMatch(/[a-z]-[a-z]+-why|\{|label-|colt-|undefined/);
    expect(ftl(`games/colt/text/rules/${lang}.ftl`)).toContain(`rule-${rule?.replace('.', '-')} =`);
  });
});

describe('names', () => {
  it('tell who and what is on a spot', () => {
    expect(nameOf('spot car2', known())).toBe('Car 2. Here: Belle. Loot: 1 × jewel, 2 × purse.');
    expect(nameOf('spot loco', known())).toBe('The Locomotive. The Marshal is here. Loot: 1 × strongbox.');
    expect(nameOf('spot coach', known())).toBe('The Stagecoach. Hostages: Nun and Banker.');
    expect(nameOf('spot coach_roof', known())).toBe('The roof of the Stagecoach. The Shotgun is here.');
    expect(nameOf('spot car1', known())).toBe('Car 1. The Stagecoach is beside it.');
  });

  it('tell whose bandit it is', () => {
    expect(nameOf('bandit tuco', known())).toBe('Tuco (Cid)');
  });

  it('tell what a purse holds only if the viewer knows', () => {
    expect(nameOf('token car2 purse5', known())).toContain('$300');
    expect(nameOf('token car2 purse4', known())).not.toContain('You know');
  });
});
