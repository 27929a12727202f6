/** What a game's drawing is given and what it offers; the generic table knows no more of a game than this. */

import type { Component } from 'svelte';
import type { Spots } from '../lib/chooser';
import type { Naming, Texts } from '../lib/fluent';
import type { Tempo } from '../lib/pacing';
import type { Effect } from '../lib/sound';
import type { Spot, Term } from '../lib/terms';
import type { GameEvent, Question, Seat, View, Words } from '../lib/wire';

/** Everything a drawing may know. It holds no rules: what can be clicked is what `spots` says. */
export interface DrawingProps<V = View> {
  /** The page now. */
  view: V;
  /** What just happened, to be shown as a scene or by marks; empty on a fresh page. */
  events: GameEvent[];
  question: Question | null;
  /** Whose view it is; null for a spectator. */
  seat: Seat | null;
  asked: Seat[];
  names: string[];
  texts: Texts;
  /** What leads on to a choice: what is lit and can be clicked. */
  spots: Spots;
  /** What was clicked so far of an answer that is not complete. */
  picked: readonly Term[];
  /** What is marked: what the last answer of another player touched, a hint, or a line of the log. */
  touched: ReadonlySet<Term>;
  pick: (spot: Spot) => void;
  /** Show the explanation of something: a message key, or a sentence made by the drawing. */
  explain: (about: Explained | null) => void;
  /** The speed of animations: 1 is usual, 0 switches them off. */
  pace: number;
  /** How fast the moves of others follow each other; a film that shows them heeds it. */
  tempo?: Tempo | undefined;
  /** Called when the board shows an earlier moment, as a film does; null: it shows the table as it is. */
  behind?: ((moment: Earlier<V> | null) => void) | undefined;
}

/** An earlier moment that a board still shows. */
export interface Earlier<V = View> {
  view: V;
  /** How many of the latest events are not shown yet. */
  ahead: number;
  /** Show the table as it is. */
  skip: () => void;
}

export interface Explained {
  title: string;
  text: string;
  /** A rule such as CC-7.5 that says more. */
  rule?: string;
}

export interface PlayerProps<V = View> {
  view: V;
  player: Seat;
  seat: Seat | null;
  names: string[];
  texts: Texts;
  explain: (about: Explained | null) => void;
}

/** What a game offers; `V` is its view. */
export interface Drawing<V = View> {
  Board: Component<DrawingProps<V>>;
  /** What lies in front of a player, below the name, clock and score that every game has. */
  Player: Component<PlayerProps<V>>;
  /** The points of a player now, for the panel and the board. */
  points: (view: V, player: Seat) => number | null;
  /** The same as it is written, where that is more than a number. */
  score?: (view: V, player: Seat, texts: Texts) => string;
  /** How its log becomes a story. */
  plot: Plot;
  /** The number of the round that a view is of, in games with rounds. */
  round?: (view: V) => number;
  /** Whether the board itself shows what the others do. */
  hasFilm?: boolean;
  /** The colours of the players, by seat, where the game gives them: null for a player whom it leaves their own. */
  looks?: (view: V) => ({ colour: string; ink: string } | null)[];
  /** What things are called at this table, where a text cannot know it; the table is read anew when `by` changes. */
  naming?: { by: (view: V) => string; of: (view: V, texts: Texts, names: readonly string[]) => Naming };
  /** Whether something happens to a player whom the event does not name, such as to their figure. */
  concerns?: (event: GameEvent, view: V, seat: Seat) => boolean;
  /** How the events are heard that have a sound of their own. */
  sounds?: Readonly<Record<string, Effect>>;
  /** The size of the board in a picture of the game, for which its parts with `data-picture` are taken. */
  picture?: { width: number; height: number };
  /** What question and panels need below the board in a narrow window, as a CSS length; a usual share by default. */
  roomBelow?: string;
  /** What a player should know before they give this answer; null if there is nothing to warn of. */
  warning?: (words: Words, view: V, texts: Texts) => string | null;
}

/** How the log of a game is cut into chapters and turns, and what is added up over a turn. */
export interface Plot {
  /** Whether an event opens a chapter, such as a round. */
  chapter: (event: GameEvent) => boolean;
  /** Whether an event begins another turn than the one of this seat; by default if another seat acts. */
  turn?: (event: GameEvent, seat: Seat | null) => boolean;
  /** The events that a summary of a turn tells; all others are details. */
  tells: ReadonlySet<string>;
  /** The events that the board makes a scene of; where nothing moves they are told instead, also to those who caused them. */
  staged?: ReadonlySet<string>;
  /** What events bring to their seat, or cost it. */
  sums: Readonly<Record<string, readonly Sum[]>>;
}

/** Money or points that an event brings; a cost is below 0. */
export interface Sum {
  of: 'money' | 'points';
  amount: (event: GameEvent) => number;
}
