/** Something a form does on the server: one at a time, with the reason if it is refused. */

import { speech } from '../../lib/language.svelte';
import { toldOf } from '../failure';

export class Deed {
  busy = $state(false);
  trouble: string | null = $state(null);

  /** Do it; whether it was done. */
  async do(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      await work();
    } catch (failure) {
      this.trouble = toldOf(speech.texts, failure);
    }
    this.busy = false;
    return this.trouble === null;
  }
}
