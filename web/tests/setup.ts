/** Asks the games once what they declare: every test that draws a game needs it. */

import type { TestProject } from 'vitest/node';
import type { Game } from '../src/lib/wire';
import { tell } from './python';

export type Words = Pick<Game, 'name' | 'verbs' | 'events' | 'steps' | 'obstacles' | 'parts'>;

declare module 'vitest' {
  export interface ProvidedContext {
    games: Words[];
  }
}

export default function setup({ provide }: TestProject): void {
  provide('games', tell('words') as Words[]);
}
