/** Unicode gives each script of India 128 places, laid out alike from here on: `क`, `ক`, `ક`, `க`, `క` and `ಕ` stand at one place of theirs. */
const [FIRST, LAST, PLACES] = [0x09_00, 0x0d_7f, 0x80];
const IS_INDIAN = /[\u0900-\u0d7f]/;

const CONSONANTS_FROM = 0x15;
const consonants = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l l v sh sh s h'.split(' ');
const VOWELS_FROM = 0x05;
const vowels = 'a a i i u u ri li e e e ai o o o au'.split(' ');
const SIGNS_FROM = 0x3e;
const signs = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const DIGITS_FROM = 0x66;
const DIGITS = '0123456789';
const [NASALS, NUKTA, VIRAMA] = [[0x01, 0x02], 0x3c, 0x4d];
/** A nasal until it is known what follows. */
const NASAL = 'ṃ';

/** What a dot below makes of a letter: `फ़`, `ज़`, `ड़`. */
const DOTTED: Readonly<Record<string, string | undefined>> = { d: 'r', dh: 'r', j: 'z' };
/** Letters that only some of the scripts have, at places of their own. */
const OTHERS: Readonly<Record<string, string | undefined>> = { ॲ: 'e', ৎ: 't', ৰ: 'r', ৱ: 'v' };
/** What joins letters without a sound: the joiners. */
const JOINERS = /[\u200C\u200D]/g;

/** Returns whether a text has letters or digits of a script of India. */
export const isIndian = (text: string): boolean => IS_INDIAN.test(text);

/** One letter as it sounds, by its place in the block of its script; a consonant is followed by `a` until a sign says otherwise. */
function letterAt(place: number): { sound: string; isConsonant?: true } {
  const consonant = consonants[place - CONSONANTS_FROM];
  if (consonant !== undefined) return { sound: consonant, isConsonant: true };
  if (NASALS.includes(place)) return { sound: NASAL };
  return { sound: vowels[place - VOWELS_FROM] ?? DIGITS[place - DIGITS_FROM] ?? '' };
}

/**
 * Returns a word of a script of India as it is heard, in Latin letters: `मिडकैप` is `midakaip`, since nothing says where the `a` of a
 * consonant is silent, but at the end of a word. Other letters stay as they are.
 */
export function transliterate(word: string): string {
  let latin = '';
  /** What a consonant that stands at the end is followed by unless something else comes. */
  let pending = '';
  for (const letter of word.normalize('NFC').replace(JOINERS, '')) {
    const code = letter.codePointAt(0) ?? 0;
    const place = (code - FIRST) % PLACES;
    const other = OTHERS[letter];
    if (code < FIRST || code > LAST || other !== undefined) {
      latin += pending + (other ?? letter);
      pending = '';
    } else if (place === VIRAMA) pending = '';
    else if (place === NUKTA) latin = latin.replace(/dh?$|j$/, (plain) => DOTTED[plain] ?? plain);
    else if (signs[place - SIGNS_FROM] !== undefined) {
      latin += signs[place - SIGNS_FROM];
      pending = '';
    } else {
      const { sound, isConsonant } = letterAt(place);
      latin += pending + sound;
      pending = isConsonant ? 'a' : '';
    }
  }
  // a nasal before a lip's sound is m, as in `टेंपलटन`
  return latin.replace(/ṃ(?=[pb])/g, 'm').replaceAll(NASAL, 'n');
}
