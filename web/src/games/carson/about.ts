/** What can be said of anything on the board: its name for screen readers, and its explanation with the rule.
 *
 * A thing carries `data-about`, a kind and a word: `place wages`, `parcel c4`, `edge c4n`, `character banker`,
 * `building bank`, `tile 3`, `cash 0`; the last word of what lies in front of a player is their seat.
 */

import type { Explained } from '../drawing';
import { explainFact } from './facts';
import type { Known } from './known';
import { isAutomatic, isClosed, kindOf, ruleOf } from './spaces/lines';
import { CHARACTERS, type Building, type Character } from './generated';
import { holderOf, isBuilding, standingOn } from './view';

type Explain = (word: string, known: Known) => Explained;

const EXPLANATIONS: Record<string, Explain> = {
  place: explainSpace,
  parcel: explainParcel,
  edge: explainEdge,
  character: explainCharacter,
  building: explainBuilding,
};

const BUILDING_RULES: Record<Building, string> = {
  ranch: 'CC-9.1',
  mine: 'CC-9.2',
  drugstore: 'CC-9.3',
  bank: 'CC-9.4',
  saloon: 'CC-9.5',
  hotel: 'CC-9.6',
  church: 'CC-10.3',
  prison: 'CC-8.11',
};

const CONTENT_RULES: Record<string, string> = {
  ...BUILDING_RULES,
  house: 'CC-8.6',
  mountain: 'CC-9.2',
  river: 'CC-14.11',
  nothing: 'CC-7.5',
};

export function aboutOf(about: string, known: Known): Explained {
  const [kind = '', word = ''] = about.split(' ');
  const explain = EXPLANATIONS[kind];
  return explain ? explain(word, known) : explainFact(kind, word, known);
}

/** The accessible name of a thing, with all that matters for choosing it; the explanation on focus tells the rest. */
export function nameOf(about: string, known: Known): string {
  const [kind, word = ''] = about.split(' ');
  const state = kind === 'parcel' ? parcelState(word, known) : kind === 'place' ? spaceState(word, known) : [];
  const { title } = aboutOf(about, known);
  return state.length > 0 ? `${title}. ${state.join(' ')}` : title;
}

// --- action spaces

function explainSpace(space: string, known: Known): Explained {
  const { texts } = known;
  const title = texts.capital(texts.say(`place-${space}`));
  return {
    title,
    text: [...spaceState(space, known), texts.say(`place-${space}-why`), ...wares(space, known)].join(' '),
    rule: ruleOf(space),
  };
}

/** What is on a space now. */
function spaceState(space: string, known: Known): string[] {
  const { view, texts } = known;
  if (isAutomatic(space)) return [];
  const said = isClosed(view, space) ? [texts.say('carson-closed')] : [];
  if (kindOf(space) === 'construction') {
    const building = view.row[space];
    said.push(
      building
        ? texts.say('carson-offer', { building: texts.noun('building', building) })
        : texts.say('carson-no-offer'),
    );
  }
  return [...said, ...crowd(space, known)];
}

function wares(space: string, { view, texts }: Known): string[] {
  const building = view.row[space];
  return building
    ? [`${texts.capital(texts.noun('building', building))}: ${texts.say(`building-${building}-why`)}`]
    : [];
}

/** Who stands there, in one sentence. */
function crowd(place: string, { view, texts, names }: Known): string[] {
  const standing = standingOn(view, place);
  if (standing.length === 0) return [];
  const seats = [...new Set(standing.map(({ seat }) => seat))];
  const who = seats.map((seat) => {
    const own = standing.filter((one) => one.seat === seat);
    const white = own.some((one) => one.white);
    const facts = { name: names[seat], count: own.length };
    return texts.say(white && own.length === 1 ? 'carson-standing-white' : 'carson-standing-one', facts);
  });
  return [texts.say('carson-standing', { who: texts.list(who) })];
}

// --- the town

function explainParcel(parcel: string, known: Known): Explained {
  const { view, texts } = known;
  const content = view.town[parcel]?.content ?? 'nothing';
  const title = texts.say('carson-parcel', { parcel: parcel.toUpperCase(), content: texts.say(`content-${content}`) });
  const why = isBuilding(content) ? texts.say(`building-${content}-why`) : texts.say(`carson-why-${content}`);
  return { title, text: [...parcelState(parcel, known), why].join(' '), rule: CONTENT_RULES[content] ?? 'CC-7.5' };
}

/** What is true of a parcel now. */
function parcelState(parcel: string, known: Known): string[] {
  const { view, texts, names } = known;
  const { owner, price, income, doubled, robber, content } = view.town[parcel] ?? {};
  const said: string[] = [];
  if (owner !== undefined) said.push(texts.say('carson-owner', { owner: names[owner] }));
  if (price !== undefined) said.push(texts.say('carson-price', { price }));
  if (income !== undefined) said.push(texts.say('carson-income', { income }));
  if (doubled) said.push(texts.say('carson-doubled'));
  if (robber !== undefined) said.push(texts.say('carson-robbed', { robber: names[robber] }));
  return content === 'river' ? said : [...said, ...crowd(parcel, known)];
}

function explainEdge(edge: string, { view, texts }: Known): Explained {
  const title = texts.capital(texts.noun('edge', edge));
  if (view.bridges.includes(edge)) return { title, text: texts.say('carson-why-bridge'), rule: 'CC-14.15' };
  if (view.roads.includes(edge)) return { title, text: texts.say('carson-why-road'), rule: 'CC-8.2' };
  return { title, text: texts.say('carson-why-edge'), rule: 'CC-8.1' };
}

// --- cards and tiles

function explainCharacter(card: string, known: Known): Explained {
  const { view, texts } = known;
  const character = card as Character;
  const side = view.sides[character];
  const number = CHARACTERS.indexOf(character) + 1;
  const facts = { number, character: texts.noun('character', card), side: texts.say(`side-${side}`) };
  const text = `${texts.say(`character-${card}-${side}`)} ${cardState(character, known)}`;
  return { title: texts.say('carson-card-title', facts), text, rule: cardRule(number, side) };
}

/** Who has a card, and whether it still has something to give. */
export function cardState(card: Character, { view, texts, names }: Known): string {
  const holder = holderOf(view, card);
  if (holder === null) return texts.say('carson-card-free');
  const held = texts.say('carson-card-of', { seat: names[holder] });
  return view.players[holder]?.waiting ? `${held} ${texts.say('carson-card-waiting')}` : held;
}

/** The sheriff has a rule for each side (CC-11.1, CC-11.2), every other card one for both. */
function cardRule(number: number, side: string): string {
  return number === 1 && side === 'yellow' ? 'CC-11.1' : `CC-11.${number + 1}`;
}

function explainBuilding(building: string, { texts }: Known): Explained {
  const title = texts.capital(texts.noun('building', building));
  return { title, text: texts.say(`building-${building}-why`), rule: BUILDING_RULES[building as Building] };
}
