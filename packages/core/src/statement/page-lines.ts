/** A piece of text as a page of a PDF draws it: where it begins, how wide it is, and the height of its baseline, which grows upwards. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Runs up or down the page, as the marks at its edge do: such a piece belongs to no line. */
  readonly isTurned?: boolean;
}

/** The pieces of one page, in any order. */
export type StatementPage = readonly TextPiece[];

/** A word with its place. */
export interface Word {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
}

/** A line of a page, its words from left to right. */
export interface Line {
  readonly words: readonly Word[];
  readonly text: string;
  readonly y: number;
  /** The number of the page, from 0. */
  readonly page: number;
}

/** Baselines that lie no further apart are one line: dashes and small print are drawn a little higher. */
const SAME_LINE = 2.5;

/** A gap between two pieces of one word is never wider, in points. */
const WITHIN_WORD = 0.8;

/** Parts a piece at its blanks; what is before a blank is taken to be as wide as its share of the letters. */
function wordsOf({ text, x, y, width }: TextPiece): Word[] {
  const letter = width / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    x: x + index * letter,
    end: x + (index + word.length) * letter,
    y,
  }));
}

/** Joins words that were drawn in parts, such as letter by letter. */
function joined(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of [...words].sort((one, other) => one.x - other.x)) {
    const last = whole.at(-1);
    const gap = last ? word.x - last.end : Infinity;
    // bold print is drawn twice, a hair apart
    if (last && word.text === last.text && Math.abs(word.x - last.x) < WITHIN_WORD) continue;
    if (last && gap < WITHIN_WORD && gap > -WITHIN_WORD)
      whole[whole.length - 1] = { ...last, text: last.text + word.text, end: word.end };
    else whole.push(word);
  }
  return whole;
}

/** Returns the lines of one page from its top. */
function linesOf(page: StatementPage, number: number): Line[] {
  const words = page
    .filter(({ isTurned }) => !isTurned)
    .flatMap(wordsOf)
    .sort((one, other) => other.y - one.y);
  const rows: Word[][] = [];
  let top = Infinity;
  for (const word of words) {
    if (top - word.y > SAME_LINE) {
      rows.push([]);
      top = word.y;
    }
    rows.at(-1)?.push(word);
  }
  return rows.map((row) => {
    const whole = joined(row);
    return { words: whole, text: whole.map(({ text }) => text).join(' '), y: row[0]?.y ?? 0, page: number };
  });
}

/** Returns the lines of all pages, from the top of the first to the foot of the last. */
export const linesOfPages = (pages: readonly StatementPage[]): Line[] => pages.flatMap(linesOf);

/** Words of a table's head that stand above each other, as one title. */
export interface Title {
  readonly text: string;
  readonly x: number;
  readonly end: number;
}

/** Titles of a head, whose lines stand close together, by what of their words overlaps, or nearly does, from left to right. */
export function titlesOf(lines: readonly Line[], gap: number): Title[] {
  const words = lines.flatMap((line) => line.words).sort((one, other) => one.x - other.x);
  const titles: { words: Word[]; x: number; end: number }[] = [];
  for (const word of words) {
    const last = titles.at(-1);
    if (last && word.x - last.end < gap) {
      last.words.push(word);
      last.end = Math.max(last.end, word.end);
    } else titles.push({ words: [word], x: word.x, end: word.end });
  }
  return titles.map((title) => ({ ...title, text: inReadingOrder(title.words) }));
}

/** Tells whether a line begins the head of a table: at least two of its words are of its titles. */
export const beginsHead = ({ words }: Line, titles: RegExp): boolean =>
  words.filter(({ text }) => titles.test(text)).length >= 2;

/** Returns words as they are read: line after line. */
export const inReadingOrder = (words: readonly Word[]): string =>
  [...words]
    .sort((one, other) => (Math.abs(one.y - other.y) > SAME_LINE ? other.y - one.y : one.x - other.x))
    .map(({ text }) => text)
    .join(' ');
