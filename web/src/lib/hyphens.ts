/** Where a long word may be broken in a narrow place; browsers know that for few languages. */

const VOWELS = 'aeiouyąęóàèéìòùаеёиоуыэюя';
/** Behind a vowel or a soft sign, before one consonant with its vowel: so syllables end in all our languages. */
const SYLLABLE = new RegExp(`([${VOWELS}ь])(?=[^${VOWELS}ьъй\\s][${VOWELS}])`, 'giu');
const SOFT_HYPHEN = '\u00AD';
/** Shorter words fit. */
const LONG = 9;

export function breakable(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : hyphenated(word)));
}

/** No single letter stands alone at either end. */
function hyphenated(word: string): string {
  const inner = word.slice(1, -1);
  return word.charAt(0) + inner.replace(SYLLABLE, `$1${SOFT_HYPHEN}`) + word.slice(-1);
}
