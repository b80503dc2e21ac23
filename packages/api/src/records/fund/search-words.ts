import type { FundCategory } from '@prosperx/core/fund';
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

/** The words of a search text that say which scheme is meant; none where any scheme will do, as for "mutual fund". */
export function searchTerms(text: string): readonly string[] {
  const words = phrasesIn(pairsIn(plainText(text).split(' ').filter(Boolean)).slice(0, MAX_WORDS));
  // "mutu", while it is typed, is in the name of each house
  return words.filter((word) => !NOISE.has(word) && !(word.length > 3 && 'mutual'.startsWith(word)));
}

/** The words of terms one by one: a phrase may have taken one that meant something by itself. */
export const wordsAlone = (terms: readonly string[]): readonly string[] =>
  terms.flatMap((term) => term.split(' ')).filter((word) => !NOISE.has(word));

/** The condition of one word: the word itself, or what begins with it, as a full-text query. Words hold letters and digits alone. */
export function conditionOf(word: string): string {
  const known = Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : undefined;
  if (known !== undefined) return known;
  const [, first, second] = JOINED.exec(word) ?? [];
  if (first !== undefined && second !== undefined) return `(${word}:* | ${first} <-> ${second})`;
  return word.length > 1 ? `${word}:*` : word;
}

/**
 * Steps from one word to each beginning of another, from none of it to the whole: a letter more, less or other, or two that changed places
 * (optimal string alignment).
 */
export function editDistances(one: string, other: string): readonly number[] {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let steps = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        steps = Math.min(steps, (beforeLast[j - 2] ?? 0) + 1);
      row.push(steps);
    }
    [beforeLast, last] = [last, row];
  }
  return last;
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

/** All words, those of most schemes first. One text of them is read several times as fast as a row each. */
async function readWords(db: Db): Promise<readonly string[]> {
  const all = sql<
    string | null
  >`string_agg(${searchWords.word}, ' ' order by ${searchWords.uses} desc, ${searchWords.word})`;
  const [row] = await db.select({ all }).from(searchWords);
  return row?.all?.split(' ') ?? [];
}

const SHORTEST_HALF = 3;

/** The condition of two words that were written as one; none where it is no two words. */
function halvesOf(term: string, words: ReadonlySet<string>): readonly string[] {
  for (let at = SHORTEST_HALF; at <= term.length - SHORTEST_HALF; at++)
    if (words.has(term.slice(0, at)) && words.has(term.slice(at)))
      return [`${term.slice(0, at)} <-> ${term.slice(at)}`];
  return [];
}

/**
 * Loosens the words of a text that no scheme has together: one that is no whole word of any scheme may be two, or a slip, even if a word
 * begins with it. Null stands for one that is near to none.
 */
export async function correctedConditions(db: Db, terms: readonly string[]): Promise<readonly (string | null)[]> {
  const words = await readWords(db);
  const whole = new Set(words);
  return terms.map((term) => {
    if (Object.hasOwn(SYNONYMS, term) || JOINED.test(term) || whole.has(term)) return conditionOf(term);
    const begun = words.some((word) => word.startsWith(term)) ? [term] : [];
    const meant = [...[...begun, ...nearestWords(term, words)].map(conditionOf), ...halvesOf(term, whole)];
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
