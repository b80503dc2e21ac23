import type { Options } from 'minisearch';

export interface Part {
  /** Its address. */
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** The same when the index is written and when it is read. Names of attributes, tags and codes are words as a whole, and by their parts. */
export const searchOptions: Options<Part> = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading'],
  tokenize: (text) => {
    const words = text.toLowerCase().match(/[a-z0-9]+(?:[-_][a-z0-9]+)*/g) ?? [];
    return words.flatMap((word) => (/[-_]/.test(word) ? [word, ...word.split(/[-_]/)] : [word]));
  },
  searchOptions: { boost: { title: 6, heading: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
};
