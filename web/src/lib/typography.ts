/** Where a line may break, and which signs are used. */

const ONE_LETTER = /(?<=[ \u00a0(„])([aiouwzAIOUWZ]) (?=\S)/g;

/** The text of a file with its line breaks in mind: Polish keeps a word of one letter with the next word. */
export function typeset(source: string, lang: string): string {
  return lang === 'pl' ? source.replace(ONE_LETTER, '$1\u00a0') : source;
}

export const MINUS = '\u2212';
const HYPHEN_FOR_MINUS = /(?<=^|[\s(])-(?=\d)/g;

/** A sentence whose numbers below zero have a minus; Fluent puts a hyphen there in most languages. */
export function withMinus(sentence: string): string {
  return sentence.replace(HYPHEN_FOR_MINUS, MINUS);
}
