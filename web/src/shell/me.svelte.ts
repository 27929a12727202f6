/** Who sits at this browser, as far as the server knows. */

import { api } from '../lib/api';
import type { Me } from '../lib/wire';

class Person {
  name: string | null = $state(null);
  account: string | null = $state(null);
  /** Whether the server has told. */
  known = $state(false);

  /** Take over what the server said. */
  is({ name, account }: Me): void {
    this.name = name;
    this.account = account;
    this.known = true;
  }

  /** Ask the server; a failure shows itself at the first call that matters. */
  async ask(): Promise<void> {
    const told = await api.me().catch(() => null);
    if (told) this.is(told);
  }
}

export const me = new Person();
