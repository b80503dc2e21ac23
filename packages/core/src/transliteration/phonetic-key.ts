import { editDistances } from './distance.js';
import { transliterate } from './transliterate.js';

/** How English letters sound, as far as names of schemes and the words of their categories need it. What comes first goes first. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/tech/g, 'tek'],
  [/ph/g, 'f'],
  [/[st]ion/g, 'shan'],
  [/[ct]ial/g, 'shal'],
  [/igh/g, 'ai'],
  [/bt$/g, 't'],
  [/x/g, 'ks'],
  [/qu/g, 'kv'],
  [/([aeo])w(?![aeiou])/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[ey])/g, 'j'],
  [/c(?!h)/g, 'k'],
  // vowels: several spellings of one
  [/ee|ea|ie|y/g, 'i'],
  [/ai|ae|ay/g, 'e'],
  [/oo|au|ou|o/g, 'u'],
  // what one script writes alike, or one ear hears alike: Tamil has one letter for k and g, Bengali one for b and v
  [/chh?|sh|[jz]/g, 's'],
  [/h/g, ''],
  [/[gq]/g, 'k'],
  [/d/g, 't'],
  [/[bfvw]/g, 'p'],
  [/(.)\1+/g, '$1'],
];

/** Returns what two spellings of one word have in common, in Latin or in any script of India: `Pareek` and `Parikh`, `Midcap` and `मिडकैप`. */
export const phoneticKey = (word: string): string =>
  SPELLINGS.reduce((sound, [spelling, one]) => sound.replace(spelling, one), transliterate(word.toLowerCase()));

/** How letters are read out: `HDFC` is written `एचडीएफसी`. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'e bi si di i ef ji ech ai je ke el em en o pi kyu ar es ti yu vi dablyu eks vai zed'
    .split(' ')
    .map((name, at) => [String.fromCodePoint(97 + at), name]),
);
/** The longest word that is read letter by letter. */
const LONGEST_READ_OUT = 5;

const readOut = (word: string): string => [...word].map((letter) => LETTERS[letter] ?? letter).join('');

const consonantsOf = (sound: string): string => sound.replace(/[aeiu]/g, '');

interface Heard {
  readonly word: string;
  readonly sound: string;
  /** The sound without its vowels, which scripts write most freely: by it words are looked up. */
  readonly consonants: string;
}

/** Words by their sounds. */
export type PhoneticIndex = ReadonlyMap<string, readonly Heard[]>;

/** Returns words by their sounds, those first that stand first: as they are read, and behind them short ones letter by letter. */
export function phoneticIndex(words: readonly string[]): PhoneticIndex {
  const sounds = new Map<string, Heard[]>();
  const add = (word: string, latin: string) => {
    const sound = phoneticKey(latin);
    const consonants = consonantsOf(sound);
    sounds.set(consonants, [...(sounds.get(consonants) ?? []), { word, sound, consonants }]);
  };
  const read = words.filter((word) => /^[a-z]{2,}$/.test(word));
  for (const word of read) add(word, word);
  // behind all words that are read, so that `आदित्य` is no `tata`
  for (const word of read) if (word.length <= LONGEST_READ_OUT) add(word, readOut(word));
  return sounds;
}

interface Found {
  readonly words: readonly string[];
  readonly steps: number;
}

/** The most vowels by which two words of the same consonants may differ: half of the letters of a sound, and at least one. */
const mostSteps = (sound: string) => Math.max(1, Math.floor(sound.length / 2));

const nearest = (found: readonly Found[]): Found | undefined =>
  found.reduce<Found | undefined>((best, each) => (best && best.steps <= each.steps ? best : each), undefined);

function wholeWord(sound: string, sounds: PhoneticIndex, most = mostSteps(sound)): Found | undefined {
  const near = (sounds.get(consonantsOf(sound)) ?? []).map((heard) => ({
    words: [heard.word],
    steps: editDistances(sound, heard.sound).at(-1) ?? 0,
  }));
  return nearest(near.filter(({ steps }) => steps <= most));
}

const SHORTEST_BEGINNING = 2;

/** The word that begins with a sound, of which the rest is not typed yet. */
function wordBeginningLike(sound: string, sounds: PhoneticIndex): Found | undefined {
  const consonants = consonantsOf(sound);
  if (consonants.length < SHORTEST_BEGINNING) return undefined;
  const begun = [...sounds].flatMap(([each, heard]) => (each.startsWith(consonants) ? heard : []));
  const near = begun.map((heard) => ({
    words: [heard.word],
    steps: Math.min(...editDistances(sound, heard.sound).slice(consonants.length)),
  }));
  return nearest(near.filter(({ steps }) => steps <= 1));
}

/** Two words that were written as one: `लार्जकैप`. */
function twoWords(sound: string, sounds: PhoneticIndex): Found | undefined {
  const splits = Array.from({ length: Math.max(0, sound.length - 1) }, (_, at) => {
    const [first, second] = [sound.slice(0, at + 1), sound.slice(at + 1)].map((half) =>
      consonantsOf(half).length < SHORTEST_BEGINNING ? undefined : wholeWord(half, sounds),
    );
    return first && second ? [{ words: [...first.words, ...second.words], steps: first.steps + second.steps }] : [];
  });
  return nearest(splits.flat());
}

/**
 * Returns the words that one is heard as: one, one that it begins, or two that were written as one; none where it sounds like no word.
 * With `most` only whole words count that differ by no more vowels.
 */
export function wordsSoundingLike(word: string, sounds: PhoneticIndex, most?: number): readonly string[] {
  const sound = phoneticKey(word);
  const whole = wholeWord(sound, sounds, most);
  const found = most === undefined ? (whole ?? twoWords(sound, sounds) ?? wordBeginningLike(sound, sounds)) : whole;
  return found?.words ?? [];
}
