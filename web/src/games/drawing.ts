/** What a game's drawing is given and what it offers; the generic table knows no more of a game than this. */

import type { Component } from 'svelte';
import type { Texts } from '../lib/fluent';
import type { GameEvent, Question, Seat, View } from '../lib/wire';

/** Everything a drawing may know. It holds no rules: what can be clicked is what `spots` says. */
export interface DrawingProps {
  /** The page now. */
  view: View;
  /** What just happened, to be shown as a scene or a ghost trail; empty on a fresh page. */
  events: GameEvent[];
  question: Question | null;
  /** Whose eyes; null for a spectator. */
  seat: Seat | null;
  asked: Seat[];
  names: string[];
  texts: Texts;
  /** Words that lead on to a choice: what is lit and can be clicked. */
  spots: ReadonlySet<string>;
  /** Words clicked so far, still waiting for the other half. */
  picked: readonly string[];
  /** What the last answer of another player touched, for the ghost trail. */
  trail: ReadonlySet<string>;
  pick: (word: string) => void;
  /** Show the explanation of something: a message key, or a sentence made by the drawing. */
  explain: (about: Explained | null) => void;
  /** 0 switches movement off; 1 is the usual speed. */
  pace: number;
  /** Hears that the board still shows an earlier moment, as a film does; null: the table as it is. */
  behind?: ((moment: Earlier | null) => void) | undefined;
}

/** What a board still shows of the past. */
export interface Earlier {
  view: View;
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

export interface PlayerProps {
  view: View;
  player: Seat;
  seat: Seat | null;
  names: string[];
  texts: Texts;
  explain: (about: Explained | null) => void;
}

export interface Drawing {
  Board: Component<DrawingProps>;
  /** What lies in front of a player, below the name, clock and score that every game has. */
  Player: Component<PlayerProps>;
  /** The points of a player now, for the panel and the board. */
  points: (view: View, player: Seat) => number | null;
  /** The words a line of the log speaks of, to light them on hover. */
  touches: (event: GameEvent) => string[];
  /** Which events are the end of a chapter in the log, such as a new round. */
  chapter: (event: GameEvent) => boolean;
}

const FOUND = import.meta.glob<{ default: Drawing }>('./*/index.ts');

/** The drawings by game, loaded when a table of that game is opened. A game without one is played through lists. */
export const DRAWINGS: Record<string, () => Promise<{ default: Drawing }>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, load]) => [path.split('/')[1], load]),
);
