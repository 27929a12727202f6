/** Explains any element inside with `data-about` on hover, focus or long press. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Explained } from '../drawing';

const LONG_PRESS = 450;

type Explain = (about: Explained | null) => void;

export function explainer(explain: Explain, tell: (about: string) => Explained): Attachment {
  return (root) => {
    const listener = new Listener(root, explain, tell);
    return () => listener.stop();
  };
}

class Listener {
  readonly #root: Element;
  readonly #explain: Explain;
  readonly #tell: (about: string) => Explained;
  readonly #heard: (() => void)[] = [];
  readonly #watcher = new MutationObserver(() => this.#forgetGone());
  #shown: Element | null = null;
  #press: ReturnType<typeof setTimeout> | undefined;
  #wasLong = false;

  constructor(root: Element, explain: Explain, tell: (about: string) => Explained) {
    this.#root = root;
    this.#explain = explain;
    this.#tell = tell;
    this.#hear('pointerover', (event) => !isTouch(event) && this.#show(explainedAt(event)));
    this.#hear('pointerleave', () => this.#show(null));
    this.#hear('focusin', (event) => isByKeyboard(event) && this.#show(explainedAt(event)));
    this.#hear('focusout', () => this.#show(null));
    this.#hear('pointerdown', (event) => this.#begin(event));
    this.#hear('pointerup', () => clearTimeout(this.#press));
    this.#hear('pointercancel', () => clearTimeout(this.#press));
    this.#hear('pointermove', (event) => isFar(event as PointerEvent) && clearTimeout(this.#press));
    this.#hear('click', (event) => this.#click(event), true);
    this.#hear('explain', (event) => this.#show(explainedAt(event)));
  }

  /** Use Svelte's `on`: focus may move while Svelte removes an element, when a plain listener must not set state. */
  #hear(name: string, listener: (event: Event) => unknown, capture = false): void {
    this.#heard.push(on(this.#root, name, listener, { capture }));
  }

  stop(): void {
    for (const stop of this.#heard) stop();
    this.#watcher.disconnect();
    clearTimeout(this.#press);
  }

  #show(element: Element | null): void {
    if (element === this.#shown) return;
    this.#shown = element;
    this.#watcher.disconnect();
    if (element) this.#watcher.observe(this.#root, { childList: true, subtree: true });
    this.#explain(element ? this.#tell(element.getAttribute('data-about') ?? '') : null);
  }

  /** Hide the explanation of an element that was removed: no pointer event will do it. */
  #forgetGone(): void {
    if (!this.#shown?.isConnected) this.#show(null);
  }

  #begin(event: Event): void {
    this.#wasLong = false;
    clearTimeout(this.#press);
    if (!isTouch(event)) return;
    this.#show(null);
    this.#press = setTimeout(() => {
      this.#wasLong = true;
      this.#show(explainedAt(event));
    }, LONG_PRESS);
  }

  /** A long press explains without choosing; a click chooses and hides the explanation. */
  #click(event: Event): void {
    if (this.#wasLong) event.stopPropagation();
    else this.#show(null);
    this.#wasLong = false;
  }
}

function explainedAt(event: Event): Element | null {
  return (event.target as Element | null)?.closest('[data-about]') ?? null;
}

function isTouch(event: Event): boolean {
  return (event as PointerEvent).pointerType === 'touch';
}

function isByKeyboard(event: Event): boolean {
  return (event.target as Element).matches(':focus-visible');
}

/** A moving finger pans the board. */
function isFar(event: PointerEvent): boolean {
  return Math.abs(event.movementX) + Math.abs(event.movementY) > 6;
}
