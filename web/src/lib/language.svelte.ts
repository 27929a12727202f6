/** The language spoken on the page, switched without loading anew. */

import { loadTexts, Texts } from './fluent';

class Speech {
  /** What is spoken now; the old language stays until the new one has come. */
  texts: Texts = $state.raw(new Texts('en', []));
  /** Whether anything can be said yet. */
  ready = $state(false);
  #lang = 'en';
  #game: string | null = null;

  /** Speak another language from now on. */
  async speak(lang: string): Promise<void> {
    this.#lang = lang;
    await this.#load();
  }

  /** Speak of a game, or (null) of none in particular. */
  async about(game: string | null): Promise<void> {
    this.#game = game;
    await this.#load();
  }

  async #load(): Promise<void> {
    const [lang, game] = [this.#lang, this.#game];
    if (this.ready && this.texts.lang === lang && this.texts.game === game) return;
    const loaded = await loadTexts(lang, game);
    if (lang === this.#lang && game === this.#game) {
      this.texts = loaded;
      this.ready = true;
    }
  }
}

export const speech = new Speech();
