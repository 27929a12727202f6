/** A board as a still picture: what draws it where nothing moves and nothing is measured, as on the server. */

import type { Component } from 'svelte';
import type { View } from '../lib/wire';
import type { DrawingProps } from './drawing';

/** The room that a picture has for a board. */
export interface Room {
  width: number;
  height: number;
}

export interface Still<V = View> {
  /** One `<svg>` of exactly this size. */
  Board: Component<DrawingProps<V> & { room: Room }>;
  /** Its width by its height; null if it fills any room. */
  ratio: (view: V) => number | null;
}
