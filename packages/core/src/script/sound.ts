import { editDistances } from './distance.js';
import { latinOf } from './latin.js';

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
export const soundOf = (word: string): string =>
  SPELLINGS.reduce((sound, [spelling, one]) => sound.replace(spelling, one), latinOf(word.toLowerCase()));

/** How letters are read out: `HDFC` is written `एचडीएफसी`. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'e bi si di i ef ji ech ai je ke el em en o pi kyu ar es ti yu vi dablyu eks vai zed'
    .split(' ')
    .map((name, at) => [String.fromCodePoint(97 + at), name]),
);
/** The longest word that is read letter by letter. */
const LONGEST_READ_OUT = 5;

const readOut = (word: string): string => [...word].map((letter) => LETTERS[letter] ?? letter).join('');

const boneOf = (sound: string): string => sound.replace(/[aeiu]/g, '');

interface Heard {
  readonly word: string;
  readonly sound: string;
  /** The sound without its vowels, which scripts write most freely. */
  readonly bone: string;
}

/** Words by their sounds. */
export type Sounds = ReadonlyMap<string, readonly Heard[]>;

/** Returns words by their sounds, those first that stand first: as they are read, and short ones letter by letter too. */
export function soundsOf(words: readonly string[]): Sounds {
  const sounds = new Map<string, Heard[]>();
  const add = (word: string, latin: string) => {
    const sound = soundOf(latin);
    const bone = boneOf(sound);
    sounds.set(bone, [...(sounds.get(bone) ?? []), { word, sound, bone }]);
  };
  for (const word of words) {
    if (!/^[a-z]{2,}$/.test(word)) continue;
    add(word, word);
    if (word.length <= LONGEST_READ_OUT) add(word, readOut(word));
  }
  return sounds;
}

interface Found {
  readonly words: readonly string[];
  readonly steps: number;
}

/** The fewest vowels that may differ of each consonant: of one sound alone, nearly everything is near. */
const mostSteps = (sound: string) => Math.max(1, Math.floor(sound.length / 2));

const nearest = (found: readonly Found[]): Found | undefined =>
  found.reduce<Found | undefined>((best, each) => (best && best.steps <= each.steps ? best : each), undefined);

function wholeWord(sound: string, sounds: Sounds, most = mostSteps(sound)): Found | undefined {
  const near = (sounds.get(boneOf(sound)) ?? []).map((heard) => ({
    words: [heard.word],
    steps: editDistances(sound, heard.sound).at(-1) ?? 0,
  }));
  return nearest(near.filter(({ steps }) => steps <= most));
}

const SHORTEST_BEGINNING = 2;

/** The word that begins with a sound, of which the rest is not typed yet. */
function begunWord(sound: string, sounds: Sounds): Found | undefined {
  const bone = boneOf(sound);
  if (bone.length < SHORTEST_BEGINNING) return undefined;
  const begun = [...sounds].flatMap(([each, heard]) => (each.startsWith(bone) ? heard : []));
  const near = begun.map((heard) => ({
    words: [heard.word],
    steps: Math.min(...editDistances(sound, heard.sound).slice(bone.length)),
  }));
  return nearest(near.filter(({ steps }) => steps <= 1));
}

/** Two words that were written as one: `लार्जकैप`. */
function twoWords(sound: string, sounds: Sounds): Found | undefined {
  const splits = Array.from({ length: Math.max(0, sound.length - 1) }, (_, at) => {
    const [first, second] = [sound.slice(0, at + 1), sound.slice(at + 1)].map((half) =>
      boneOf(half).length < SHORTEST_BEGINNING ? undefined : wholeWord(half, sounds),
    );
    return first && second ? [{ words: [...first.words, ...second.words], steps: first.steps + second.steps }] : [];
  });
  return nearest(splits.flat());
}

/**
 * Returns the words that one is heard as: one, one that it begins, or two that were written as one; none where it sounds like no word.
 * With `most` only whole words count that differ by no more vowels.
 */
export function heardAs(word: string, sounds: Sounds, most?: number): readonly string[] {
  const sound = soundOf(word);
  const whole = wholeWord(sound, sounds, most);
  const found = most === undefined ? (whole ?? twoWords(sound, sounds) ?? begunWord(sound, sounds)) : whole;
  return found?.words ?? [];
}
