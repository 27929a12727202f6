/** Asks for the analysis of a finished game, and waits until it is made. */

import { Refused } from '../../lib/api';
import type { Analysis, AnalysisState } from '../../lib/wire';

/** How often is asked how far it is. */
export const EVERY_MS = 1500;

export interface Calls {
  /** What there is of it. */
  see: () => Promise<AnalysisState>;
  /** Have it made unless it is. */
  ask: () => Promise<AnalysisState>;
  /** Wait a moment; for ever if nobody wants to know any more. */
  wait: () => Promise<void>;
  /** Told how far it is. */
  tell: (state: AnalysisState) => void;
}

/** The analysis, made first if there is none; `analysis-failed` if it was given up. */
export async function analysed({ see, ask, wait, tell }: Calls): Promise<Analysis> {
  let state = await see();
  if (state.state === 'none') state = await ask();
  while (state.state === 'running') {
    tell(state);
    await wait();
    state = await see();
  }
  if (state.analysis === null) throw new Refused({ key: 'analysis-failed', facts: {} }, 0);
  return state.analysis;
}
