/** What can be said of the round, the law, and of the things in front of a player. */

import type { Explained } from '../drawing';
import type { Known } from './known';
import { ROUNDS, type Bandit, type BanditView, type ColtPlayer } from './generated';

/** A fact without words of its own is named by `label-<kind>` and explained by `colt-why-<kind>`. */
interface Fact {
  rule: string;
  title?: (known: Known) => string;
  text?: (known: Known, word: string) => string;
}

const FACTS: Record<string, Fact> = {
  // --- of the table
  round: { rule: 'CE-3.1', title: roundName },
  marshal: { rule: 'CE-7.1' },
  shotgun: { rule: 'CE-15.4' },
  horse: { rule: 'CE-13.1', title: ({ texts }) => texts.say('label-horses'), text: horses },
  keep: { rule: 'CE-17.8', text: ({ texts, view }) => texts.say('colt-why-keep', { count: view.keep }) },
  first: { rule: 'CE-3.13' },
  neutral: { rule: 'CE-5.2' },

  // --- of a bandit
  left: {
    rule: 'CE-2.10',
    text: ({ texts, view }, word) => texts.say('colt-why-left', { fired: banditOf(view.bandits, word)?.fired ?? 0 }),
  },
  purses: { rule: 'CE-2.11', text: purses },
  jewels: { rule: 'CE-6.13', text: ({ texts }) => texts.say('loot-jewel-why') },
  strongboxes: { rule: 'CE-6.13', text: ({ texts }) => texts.say('loot-strongbox-why') },
  flasks: { rule: 'CE-17.1', text: flasks },
  cash: { rule: 'CE-8.10' },

  // --- of a player; the word is the seat
  hand: { rule: 'CE-3.2' },
  deck: { rule: 'CE-3.5' },
  bullets: { rule: 'CE-5.1', text: bullets },
};

export function explainFact(kind: string, word: string, known: Known): Explained {
  const fact = FACTS[kind];
  if (fact === undefined) return { title: '', text: '' };
  const title = fact.title?.(known) ?? known.texts.say(`label-${kind}`);
  const text = fact.text?.(known, word) ?? known.texts.say(`colt-why-${kind}`);
  return { title, text, rule: fact.rule };
}

export function roundName({ view, texts }: Known): string {
  return texts.say('colt-round', { round: Math.max(1, Math.min(view.round, ROUNDS)), rounds: ROUNDS });
}

function banditOf(bandits: Partial<Record<Bandit, BanditView>>, word: string): BanditView | undefined {
  return bandits[word as Bandit];
}

function horses({ view, texts }: Known, spot: string): string {
  return texts.say('colt-why-horse', { count: view.horses?.[spot] ?? 0 });
}

/** The values that the viewer knows, and how many they do not. */
function purses({ view, texts }: Known, word: string): string {
  const held = view.purses[word as Bandit] ?? [];
  const known = held.filter((value) => value !== null);
  const said =
    known.length > 0
      ? [texts.say('colt-purses-known', { values: known.map((value) => texts.money(value)).join(', ') })]
      : [];
  const hidden = held.length - known.length;
  if (hidden > 0) said.push(texts.say('colt-purses-hidden', { count: hidden }));
  return [...said, texts.say('loot-purse-why')].join(' ');
}

function flasks({ view, texts }: Known, word: string): string {
  const held = view.flasks?.[word as Bandit] ?? [];
  const said = held.map(({ kind, half }) => {
    const name = texts.say(kind === null ? 'loot-flask' : `whiskey-${kind}`);
    return `${texts.capital(name)}. ${half ? texts.say('colt-half') : ''}`.trim();
  });
  return [...said, texts.say('loot-flask-why')].join(' ');
}

function bullets({ view, texts }: Known, word: string): string {
  const player: ColtPlayer | undefined = view.players[Number(word)];
  const said = Object.entries(player?.bullets ?? {}).map(([bullet, count]) =>
    texts.say('colt-counted', { count, thing: texts.noun('bullet', bullet) }),
  );
  const all = said.length > 0 ? `${said.join(', ')}. ` : '';
  return `${all}${texts.say('colt-why-bullets')}`;
}
