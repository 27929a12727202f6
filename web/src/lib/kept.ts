/** Something that this browser keeps; where it forbids storage, it lasts as long as the page. */

export class Kept {
  readonly #name: string;
  #remembered: string | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  read(): string | null {
    try {
      return localStorage.getItem(this.#name);
    } catch {
      return this.#remembered;
    }
  }

  write(text: string): void {
    this.#remembered = text;
    try {
      localStorage.setItem(this.#name, text);
    } catch {
      /* storage is forbidden or full: nothing to be done */
    }
  }
}
