/** The language spoken on the page, switched without loading anew. */

import { loadTexts, Texts } from './fluent';

class Speech {
  /** The current language; the old one stays until the new one is loaded. */
  texts: Texts = $state.raw(new Texts('en', []));
  /** Whether texts are loaded. */
  ready = $state(false);
  #lang = 'en';
  #game: string | null = null;

  /** Switch to another language. */
  async speak(lang: string): Promise<void> {
    this.#lang = lang;
    await this.#load();
  }

  /** Load the texts of a game, or (null) only the common ones. */
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
