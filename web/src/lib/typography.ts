/** Where a line may break. */

const ONE_LETTER = /(?<=[ \u00a0(„])([aiouwzAIOUWZ]) (?=\S)/g;

/** The text of a file with its line breaks in mind: Polish keeps a word of one letter with the next word. */
export function typeset(source: string, lang: string): string {
  return lang === 'pl' ? source.replace(ONE_LETTER, '$1\u00a0') : source;
}
