/** The language spoken on the page, switched without loading anew. */

import { loadTexts, Texts } from './fluent';

class Speech {
  /** The current language; the old one stays until the new one is loaded. */
  texts: Texts = $state.raw(new Texts('en', []));
  /** Whether texts are loaded. */
  ready = $state(false);
  #lang = 'en';
  #game: string | null = null;
  #room = '';
  #loadedRoom = '';

  /** Switch to another language. */
  async speak(lang: string): Promise<void> {
    this.#lang = lang;
    await this.#load();
  }

  /** Load the texts of a game, or (null) only the common ones; those of rooms, such as `lessons coach`, if they are named. */
  async about(game: string | null, room = ''): Promise<void> {
    this.#game = game;
    this.#room = room;
    await this.#load();
  }

  async #load(): Promise<void> {
    const [lang, game, room] = [this.#lang, this.#game, this.#room];
    if (this.ready && this.texts.lang === lang && this.texts.game === game && this.#loadedRoom === room) return;
    const loaded = await loadTexts(lang, game, room);
    if (lang === this.#lang && game === this.#game && room === this.#room) {
      this.texts = loaded;
      this.#loadedRoom = room;
      this.ready = true;
    }
  }
}

export const speech = new Speech();
