/** Equal cards in a hand are one answer, but only the one that was clicked rises. */

export class Twins {
  #clicked = $state(-1);

  click(place: number): void {
    this.#clicked = place;
  }

  /** Whether this card stands for all its twins; `isTwin` tells which cards of the hand are like it. */
  isTheOne<T>(place: number, hand: readonly T[], isTwin: (card: T) => boolean): boolean {
    const clicked = hand[this.#clicked];
    if (clicked !== undefined && isTwin(clicked)) return place === this.#clicked;
    return hand.findIndex(isTwin) === place;
  }
}
