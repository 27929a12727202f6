/** The person at this browser, as the server knows them. */

import { api } from '../lib/api';
import type { Me } from '../lib/wire';

class Person {
  name: string | null = $state(null);
  account: string | null = $state(null);
  /** Whether the server has answered. */
  known = $state(false);

  /** Apply the server's answer. */
  is({ name, account }: Me): void {
    this.name = name;
    this.account = account;
    this.known = true;
  }

  /** Ask the server; failures are ignored, since the next call will report them. */
  async ask(): Promise<void> {
    const told = await api.me().catch(() => null);
    if (told) this.is(told);
  }
}

export const me = new Person();
