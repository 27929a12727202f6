/** What can be said of anything on the board: its name for screen readers, and its explanation with the rule.
 *
 * A thing carries `data-about`, a kind and words: `spot car2_roof`, `bandit doc`, `card doc move`, `token car2 purse4`,
 * `hostage nun`, `symbol tunnel`, `pile 3`; the last word of what lies in front of a player is a bandit or their seat.
 */

import type { Explained } from '../drawing';
import { explainFact } from './facts';
import { isCoach, isRoof, shownIn } from './geometry';
import type { Known } from './known';
import type { Bandit } from './generated';
import { riders, tokensOn, type Token } from './view';

type Explain = (known: Known, word: string, more: string) => Explained;

const EXPLANATIONS: Record<string, Explain> = {
  spot: explainSpot,
  bandit: explainBandit,
  card: explainCard,
  bullet: explainBullet,
  pile: explainPile,
  token: explainToken,
  loot: ({ texts }, kind) => plain(texts.noun('loot', kind), texts.say(`loot-${kind}-why`), lootRule(kind)),
  flask: ({ texts }, flask) => plain(texts.noun('flask', flask), texts.say(`flask-${flask}-why`), 'CE-17.3'),
  hostage: ({ texts }, word) => plain(texts.noun('hostage', word), texts.say(`hostage-${word}-why`), 'CE-16.3'),
  symbol: ({ texts }, word) => plain(texts.noun('symbol', word), texts.say(`symbol-${word}-why`), SYMBOL_RULES[word]),
  round_card: ({ texts }, word) =>
    plain(texts.noun('round_card', word), texts.say(`round_card-${word}-why`), CARD_RULES[word]),
};

const BANDIT_RULES: Record<Bandit, string> = {
  belle: 'CE-7.5',
  cheyenne: 'CE-7.6',
  django: 'CE-7.7',
  doc: 'CE-7.8',
  ghost: 'CE-7.9',
  tuco: 'CE-7.10',
};

const ACTION_RULES: Record<string, string> = {
  move: 'CE-6.1',
  floor: 'CE-6.5',
  fire: 'CE-6.7',
  robbery: 'CE-6.13',
  punch: 'CE-6.15',
  marshal: 'CE-6.6',
  ride: 'CE-13.1',
};

const SYMBOL_RULES: Record<string, string> = {
  standard: 'CE-4.1',
  tunnel: 'CE-4.2',
  speeding_up: 'CE-4.3',
  switching: 'CE-4.4',
  simultaneous: 'CE-17.7',
};

export const CARD_RULES: Record<string, string> = {
  angry_marshal: 'CE-8.3',
  swivel_arm: 'CE-8.4',
  braking: 'CE-8.5',
  take_it_all: 'CE-8.6',
  passengers_rebellion: 'CE-8.7',
  tunnel: 'CE-8.1',
  bridge: 'CE-8.1',
  ambush: 'CE-8.1',
  panting_horses: 'CE-18.1',
  whiskey_for_marshal: 'CE-18.2',
  higher_speed: 'CE-18.3',
  shotgun_rage: 'CE-18.4',
  pickpocketing: 'CE-8.8',
  marshals_revenge: 'CE-8.9',
  hostage_conductor: 'CE-8.10',
  sharing_the_loot: 'CE-18.5',
  escape: 'CE-18.6',
  mortal_bullet: 'CE-18.7',
};

export function aboutOf(about: string, known: Known): Explained {
  const [kind = '', word = '', more = ''] = about.split(' ');
  const explain = EXPLANATIONS[kind];
  const explained = explain ? explain(known, word, more) : explainFact(kind, word, known);
  return { ...explained, title: known.texts.capital(explained.title) };
}

/** The accessible name of a thing, with all that matters for choosing it; the explanation on focus tells the rest. */
export function nameOf(about: string, known: Known): string {
  const [kind, word = ''] = about.split(' ');
  const { title, text } = aboutOf(about, known);
  if (kind === 'spot') return [`${title}.`, ...onSpot(word, known)].join(' ');
  return kind === 'token' || kind === 'horse' ? `${title}. ${text}` : title;
}

function plain(title: string, text: string, rule: string | undefined): Explained {
  return rule === undefined ? { title, text } : { title, text, rule };
}

// --- spots and who is there

function explainSpot(known: Known, spot: string): Explained {
  const { texts } = known;
  const why = isCoach(spot)
    ? texts.say(isRoof(spot) ? 'colt-why-coach_roof' : 'colt-why-coach')
    : texts.say(isRoof(spot) ? 'colt-why-roof' : 'colt-why-inside');
  const rule = isCoach(spot) ? (isRoof(spot) ? 'CE-14.2' : 'CE-14.1') : isRoof(spot) ? 'CE-6.2' : 'CE-6.1';
  return { title: texts.noun('spot', spot), text: [...onSpot(spot, known), why].join(' '), rule };
}

/** Who and what is on a spot, in sentences. */
function onSpot(spot: string, { view, texts }: Known): string[] {
  const said: string[] = [];
  const here = riders(view).filter((bandit) => view.bandits[bandit]?.spot === spot);
  if (here.length > 0) {
    said.push(texts.say('colt-here', { bandits: texts.list(here.map((bandit) => texts.noun('bandit', bandit))) }));
  }
  if (view.marshal === spot) said.push(texts.say('colt-marshal-here'));
  if (view.shotgun === spot) said.push(texts.say('colt-shotgun-here'));
  const tokens = tokensOn(view, spot);
  if (tokens.length > 0) said.push(texts.say('colt-loot-here', { loot: counted(tokens, { texts }) }));
  if (spot === 'coach' && (view.hostages ?? []).length > 0) {
    const hostages = texts.list((view.hostages ?? []).map((hostage) => texts.noun('hostage', hostage)));
    said.push(texts.say('colt-hostages-here', { hostages }));
  }
  const isBeside =
    !isCoach(spot) && !isRoof(spot) && view.coach !== undefined && shownIn(view, 'coach') === shownIn(view, spot);
  if (isBeside) said.push(texts.say('colt-coach-here'));
  return said;
}

/** Loot with its numbers, such as `2 × purse, 1 × jewel`. */
function counted(tokens: readonly Token[], { texts }: Pick<Known, 'texts'>): string {
  const kinds = [...new Set(tokens.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const count = tokens.filter((token) => token.kind === kind).length;
      return texts.say('colt-counted', { count, thing: texts.noun('loot', kind) });
    })
    .join(', ');
}

function explainBandit(known: Known, bandit: string): Explained {
  const { view, texts, names } = known;
  const title = texts.noun('bandit', bandit);
  const why = texts.say(`bandit-${bandit}-why`);
  const own = view.bandits[bandit as Bandit];
  const rule = BANDIT_RULES[bandit as Bandit];
  if (own === undefined) return { title, text: why, rule };
  const facts = texts.say('colt-bandit-has', { left: own.left, loot: lootCount(known, bandit as Bandit) });
  return {
    title: texts.say('colt-bandit-of', { bandit: title, seat: names[own.seat] }),
    text: `${why} ${facts}`,
    rule,
  };
}

function lootCount({ view }: Known, bandit: Bandit): number {
  const { jewels = 0, strongboxes = 0 } = view.bandits[bandit] ?? {};
  return jewels + strongboxes + (view.purses[bandit]?.length ?? 0) + (view.flasks?.[bandit]?.length ?? 0);
}

// --- cards

function explainCard({ texts }: Known, bandit: string, action: string): Explained {
  const title = texts.say('colt-card-of', { card: texts.noun('action', action), bandit: texts.noun('bandit', bandit) });
  return plain(title, texts.say(`action-${action}-why`), ACTION_RULES[action]);
}

function explainBullet({ texts }: Known, bullet: string): Explained {
  return { title: texts.noun('bullet', bullet), text: texts.say('colt-why-bullet'), rule: 'CE-3.7' };
}

function explainPile(known: Known, index: string): Explained {
  const { view, texts, names } = known;
  const card = view.pile[Number(index)];
  const played = texts.say('colt-played-by', { number: Number(index) + 1, seat: names[card?.seat ?? 0] });
  if (card?.bandit === undefined || card.action === undefined) {
    return { title: texts.say('colt-face-down'), text: `${played} ${texts.say('colt-why-face-down')}`, rule: 'CE-4.2' };
  }
  const { title, text, rule } = explainCard(known, card.bandit, card.action);
  const down = card.down ? ` ${texts.say('colt-why-face-down')}` : '';
  return plain(title, `${played}${down} ${text}`, rule);
}

// --- loot

function lootRule(kind: string): string {
  return kind === 'flask' ? 'CE-17.1' : 'CE-6.13';
}

function explainToken({ view, texts }: Known, spot: string, word: string): Explained {
  const token = tokensOn(view, spot).find((one) => one.word === word);
  const kind = token?.kind ?? 'purse';
  const known: string[] = [];
  if (token?.value) known.push(texts.say('colt-value-known', { value: token.value }));
  if (token?.flask?.kind) known.push(`${texts.capital(texts.say(`whiskey-${token.flask.kind}`))}.`);
  if (token?.flask?.half) known.push(texts.say('colt-half'));
  return {
    title: texts.noun('loot', kind),
    text: [...known, texts.say(`loot-${kind}-why`)].join(' '),
    rule: lootRule(kind),
  };
}
