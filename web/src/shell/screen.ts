/** What the screen is like. */

import { MediaQuery } from 'svelte/reactivity';

/** Whether a query holds, reactive; where it cannot be asked, there is a large screen with a mouse. */
function asked(query: string): { readonly current: boolean } {
  return typeof globalThis.matchMedia === 'function' ? new MediaQuery(query) : { current: false };
}

export const screen = {
  get isTouched(): boolean {
    return touched.current;
  },
  get isPhone(): boolean {
    return phone.current;
  },
};

const touched = asked('pointer: coarse');
const phone = asked('max-width: 40rem');
