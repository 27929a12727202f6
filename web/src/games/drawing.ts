/** What a game's drawing is given and what it offers; the generic table knows no more of a game than this. */

import type { Component } from 'svelte';
import type { Spots } from '../lib/chooser';
import type { Texts } from '../lib/fluent';
import type { Spot, Term } from '../lib/terms';
import type { GameEvent, Question, Seat, View } from '../lib/wire';

/** Everything a drawing may know. It holds no rules: what can be clicked is what `spots` says. */
export interface DrawingProps<V = View> {
  /** The page now. */
  view: V;
  /** What just happened, to be shown as a scene or by marks; empty on a fresh page. */
  events: GameEvent[];
  question: Question | null;
  /** Whose eyes; null for a spectator. */
  seat: Seat | null;
  asked: Seat[];
  names: string[];
  texts: Texts;
  /** What leads on to a choice: what is lit and can be clicked. */
  spots: Spots;
  /** What was clicked so far, still waiting for the other half. */
  picked: readonly Term[];
  /** What is marked: what the last answer of another player touched, a hint, or a line of the log. */
  touched: ReadonlySet<Term>;
  pick: (spot: Spot) => void;
  /** Show the explanation of something: a message key, or a sentence made by the drawing. */
  explain: (about: Explained | null) => void;
  /** 0 switches movement off; 1 is the usual speed. */
  pace: number;
  /** Hears that the board still shows an earlier moment, as a film does; null: the table as it is. */
  behind?: ((moment: Earlier<V> | null) => void) | undefined;
}

/** What a board still shows of the past. */
export interface Earlier<V = View> {
  view: V;
  /** How many of the latest events have not yet come to be shown. */
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
  /** Which events are the end of a chapter in the log, such as a new round. */
  chapter: (event: GameEvent) => boolean;
}
