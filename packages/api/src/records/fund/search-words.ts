import type { FundCategory } from '@prosperx/core/fund';
import {
  editDistances,
  wordsSoundingLike,
  isIndian,
  transliterate,
  meaningOf,
  type PhoneticIndex,
  phoneticIndex,
} from '@prosperx/core/transliteration';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { searchWords } from '#db/schema/index.js';

/** A text in small letters and digits, words parted by one space. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words that people use for the categories besides their names. */
const otherWords: Record<FundCategory, string> = {
  Equity: 'equity shares stocks',
  ELSS: 'elss tax saver saving savings 80c',
  'Fixed Income': 'fixed income debt bond bonds',
  Allocation: 'allocation hybrid balanced',
  'Money Market/Liquid': 'money market liquid cash',
};

/** Returns what a search looks through besides the name: house, category and what people call it. It is kept with every scheme. */
export function searchTextOf(scheme: { fundHouse: string; category: FundCategory; subCategory: string }): string {
  return plainText(`${scheme.fundHouse} ${scheme.subCategory} ${otherWords[scheme.category]}`);
}

/** Words that every scheme has, or none that is sold: they say nothing about which one is meant. */
const NOISE = new Set(
  'fund funds mutual mf scheme schemes plan regular direct growth option and the of for in best top buy sip'.split(' '),
);

const LARGE_CAP = '(largecap | large <-> cap)';
const ELSS = '(elss | tax <-> saver)';

/** What people write for something that names write in another way, and names that houses have given up, as conditions of a full-text query. */
const SYNONYMS: Readonly<Record<string, string | undefined>> = {
  absl: '(aditya <-> birla)',
  baf: '(balanced <-> advantage)',
  bluechip: '(bluechip | blue <-> chip | large <-> cap)',
  chandi: '(chandi:* | silver)',
  emerging: '(emerging:* | midcap | mid <-> cap)',
  'emerging bluechip': '(emerging <-> bluechip | large & (midcap | mid <-> cap))',
  equities: '(equities | equity)',
  etf: '(etf:* | exchange <-> traded)',
  'focused bluechip': `(focused <-> bluechip | bluechip | ${LARGE_CAP})`,
  fof: '(fof | fund <-> of <-> fund:*)',
  'frontline equity': `(frontline | ${LARGE_CAP})`,
  gsec: '(gilt | gsec)',
  idfc: '(idfc | bandhan)',
  it: '(it | niftyit | technology)',
  'long term equity': `(long <-> term <-> equity | ${ELSS})`,
  magnum: '(magnum | sbi)',
  mastershare: `(mastershare | uti & ${LARGE_CAP})`,
  mofsl: 'motilal',
  mosl: 'motilal',
  'nippon growth': '(nippon & growth)',
  'nippon india growth': '(nippon & growth)',
  pharma: '(pharma:* | healthcare)',
  ppfas: '(parag <-> parikh | ppfas)',
  prima: '(prima | franklin & mid <-> cap)',
  psu: '(psu:* | public <-> sector)',
  quant: 'quant',
  reliance: '(reliance | nippon)',
  'reliance growth': '(nippon & growth)',
  sona: '(sona:* | gold)',
  'standard multicap': '(standard <-> multicap | flexicap | flexi <-> cap)',
  taxgain: ELSS,
  taxshield: ELSS,
  tech: '(tech:* | niftyit)',
  term: '(term:* | duration)',
  'top 100': `(top <-> 100 | (hdfc | dsp) & ${LARGE_CAP})`,
  'top 200': `(top <-> 200 | hdfc & ${LARGE_CAP})`,
  us: '(us | usa | nasdaq)',
};

const LONGEST_PHRASE = 3;

/** Takes words together that mean something else together than alone. */
function phrasesIn(words: readonly string[]): readonly string[] {
  const terms: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = LONGEST_PHRASE;
    while (length > 1 && !Object.hasOwn(SYNONYMS, words.slice(at, at + length).join(' '))) length--;
    terms.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return terms;
}

/** Names write these together or apart: `Midcap` and `Mid Cap`, `Nifty50` and `Nifty 50`. */
const SECOND_HALF = /^(?:cap|chip|\d+)$/;
const JOINED = /^(large|mid|small|flexi|multi|blue|nifty)(cap|chip|\d+)$/;

function pairsIn(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    if (SECOND_HALF.test(word) && JOINED.test(before + word)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

const MAX_WORDS = 8;
/** Words of a text that are read at all: pairs of them may become one. */
const MOST_READ = 2 * MAX_WORDS;
/** No scheme has a word as long; each letter of a word that none has is another look through all words. */
const LONGEST_WORD = 30;

const shortened = (words: readonly string[]) => words.slice(0, MOST_READ).map((word) => word.slice(0, LONGEST_WORD));

const wordsOf = (text: string): readonly string[] => shortened(plainText(text).split(' ').filter(Boolean));

function termsOf(written: readonly string[]): readonly string[] {
  const words = phrasesIn(pairsIn(written).slice(0, MAX_WORDS));
  // "mutu", while it is typed, is in the name of each house
  return words.filter((word) => !NOISE.has(word) && !(word.length > 3 && 'mutual'.startsWith(word)));
}

/** The words of a search text that say which scheme is meant; none where any scheme will do, as for "mutual fund". */
export const searchTerms = (text: string): readonly string[] => termsOf(wordsOf(text));

/** The words of terms one by one: a phrase may have taken one that meant something by itself. */
export const wordsAlone = (terms: readonly string[]): readonly string[] =>
  terms.flatMap((term) => term.split(' ')).filter((word) => !NOISE.has(word));

/** The condition of one word, or of several side by side: the word itself, or what begins with it, as a full-text query. Words hold letters and digits alone. */
export function conditionOf(word: string): string {
  const known = Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : undefined;
  if (known !== undefined) return known;
  if (word.includes(' ')) return `(${word.replaceAll(' ', ' <-> ')}:*)`;
  const [, first, second] = JOINED.exec(word) ?? [];
  if (first !== undefined && second !== undefined) return `(${word}:* | ${first} <-> ${second})`;
  return word.length > 1 ? `${word}:*` : word;
}

/** Slips that are forgiven in a word: none in a short one, where everything is near to everything. */
const slipsIn = ({ length }: string) => (length < 4 ? 0 : length < 7 ? 1 : 2);
const MAX_CORRECTIONS = 3;

/** The words nearest to one that no scheme has, or to what they begin with; of equally near ones those of most schemes, which come first. */
function nearestWords(slip: string, words: readonly string[]): readonly string[] {
  const most = slipsIn(slip);
  if (most === 0) return [];
  const { length } = slip;
  const letters = [...new Set(slip)];
  const near = words.flatMap((word) => {
    // each letter that a word has not is a slip of its own: most words need no further look
    if (word.length < length - most || letters.filter((letter) => !word.includes(letter)).length > most) return [];
    // a beginning that is longer by more letters is more slips away
    const distances = editDistances(slip, word.slice(0, length + most));
    const beginnings = [distances.at(-1), distances[length], distances[length + 1]];
    const steps = Math.min(...beginnings.filter((distance) => distance !== undefined));
    return steps <= most ? [{ word, steps }] : [];
  });
  near.sort((one, other) => one.steps - other.steps);
  return near.slice(0, MAX_CORRECTIONS).map(({ word }) => word);
}

/** All words of the listed schemes, those of most schemes first. One text of them is read several times as fast as a row each. */
export async function readWords(db: Db): Promise<readonly string[]> {
  const all = sql<
    string | null
  >`string_agg(${searchWords.word}, ' ' order by ${searchWords.uses} desc, ${searchWords.word})`;
  const [row] = await db.select({ all }).from(searchWords);
  return row?.all?.split(' ') ?? [];
}

const SHORTEST_HALF = 3;

/** Two words that were written as one, of which the second may only be begun; none where it is no two words. */
function halvesOf(term: string, words: readonly string[], whole: ReadonlySet<string>): readonly string[] {
  const halves = Array.from({ length: Math.max(0, term.length - 2 * SHORTEST_HALF + 1) }, (_, at) => [
    term.slice(0, at + SHORTEST_HALF),
    term.slice(at + SHORTEST_HALF),
  ]).filter(([first = '']) => whole.has(first));
  const isBegun = ([, second = '']: readonly string[]) => words.some((word) => word.startsWith(second));
  return halves.find(([, second = '']) => whole.has(second)) ?? halves.find(isBegun) ?? [];
}

const SHORTEST_HEARD = 3;
/** Nobody says `zzzzqq`: what has no vowel is written by no ear. */
const HAS_VOWEL = /[aeiouy]/;

/** Words that people say of any scheme, or for others, beside those of the schemes themselves. */
const SAID = new Set([
  ...NOISE,
  ...Object.keys(SYNONYMS).flatMap((phrase) => phrase.split(' ')),
  ...'largecap midcap smallcap flexicap multicap'.split(' '),
]);

/** The sounds of the words that were asked for last: they change with an import alone, and take longer than a search. */
let lastSounds: { readonly of: string; readonly sounds: PhoneticIndex } | null = null;

function soundsOfAll(words: readonly string[]): PhoneticIndex {
  const of = words.join(' ');
  if (lastSounds?.of !== of) lastSounds = { of, sounds: phoneticIndex([...words, ...SAID]) };
  return lastSounds.sounds;
}

/**
 * Returns a text with its words of Indian scripts as schemes write them, by what they mean or how they sound, and its digits; other words stay
 * as they are. A text without such words is returned at once, and `read` is not asked.
 */
export async function inLatin(text: string, read: () => Promise<readonly string[]>): Promise<string> {
  if (!isIndian(text)) return text;
  const sounds = soundsOfAll(await read());
  const written = shortened(text.match(/[\p{L}\p{M}\p{N}\u200C\u200D]+/gu) ?? []);
  return written
    .flatMap((word) => {
      if (!isIndian(word)) return word;
      const meant = meaningOf(word) ?? wordsSoundingLike(word, sounds);
      return meant.length > 0 ? meant : transliterate(word);
    })
    .join(' ');
}

/**
 * Returns the terms of a text with its words as schemes write them: what was written by ear, apart or together. A word that a scheme has,
 * or that begins one, stays as it is.
 */
export function respelledTerms(text: string, words: readonly string[]): readonly string[] {
  const whole = new Set(words);
  const sounds = soundsOfAll(words);
  const isKnown = (word: string) => SAID.has(word) || JOINED.test(word) || words.some((each) => each.startsWith(word));
  const heard = (word: string, most?: number): readonly string[] =>
    word.length < SHORTEST_HEARD || !HAS_VOWEL.test(word) || isKnown(word) ? [] : wordsSoundingLike(word, sounds, most);
  const written: string[] = [];
  const apart: (readonly string[])[] = [];
  for (const word of wordsOf(text).flatMap((each) => heard(each, 0)[0] ?? each)) {
    const before = written.at(-1) ?? '';
    const isOne = before !== '' && whole.has(before + word) && !(whole.has(before) && whole.has(word));
    const halves = isOne || isKnown(word) ? [] : halvesOf(word, words, whole);
    if (halves.length > 0) apart.push(halves);
    if (isOne) written[written.length - 1] = before + word;
    else written.push(...([halves, heard(word), [word]].find(({ length }) => length > 0) ?? []));
  }
  // halves that are no part of a phrase stand side by side
  return apart.reduce((terms, [first = '', second = '']) => {
    const at = terms.findIndex((term, place) => term === first && terms[place + 1] === second);
    return at < 0 ? terms : terms.toSpliced(at, 2, `${first} ${second}`);
  }, termsOf(written));
}

/**
 * Loosens the words of a text that no scheme has together: one that is no whole word of any scheme may be a slip, even if a word begins
 * with it. Null stands for one that is near to none.
 */
export function correctedConditions(terms: readonly string[], words: readonly string[]): readonly (string | null)[] {
  const whole = new Set(words);
  return terms.map((term) => {
    const isWhole = Object.hasOwn(SYNONYMS, term) || term.includes(' ') || JOINED.test(term) || whole.has(term);
    if (isWhole) return conditionOf(term);
    const begun = words.some((word) => word.startsWith(term)) ? [term] : [];
    const meant = [...begun, ...nearestWords(term, words)].map(conditionOf);
    return meant.length === 0 ? null : `(${meant.join(' | ')})`;
  });
}

/** Conditions of which a text needs more before one may be left out: of two words, each may be the one that counts. */
const LEAVES_OUT_FROM = 3;

/** Returns what asks for all conditions but one; null where that says too little. A word that is near to none is the one. */
export function allButOne(conditions: readonly (string | null)[]): string | null {
  const known = conditions.filter((condition) => condition !== null);
  const unknown = conditions.length - known.length;
  if (conditions.length < LEAVES_OUT_FROM || unknown > 1) return null;
  if (unknown === 1) return known.join(' & ');
  return known.map((_, left) => `(${known.filter((__, at) => at !== left).join(' & ')})`).join(' | ');
}

/** Counts the words of the listed schemes again. */
export async function refreshSearchWords(db: Db): Promise<void> {
  await db.delete(searchWords);
  await db.execute(sql`
    insert into search_words (word, uses)
    select word, ndoc from ts_stat('select search_vector from schemes where is_listed')`);
}
