import type { Column } from 'drizzle-orm';
import { isOneOf } from '#db/db.js';

/** People, or rows of another company's book, that are compared at once: 100 people have some ten thousand rows of the ledger. */
export const PART = 100;

/** Gives rows a part at a time, in the order of a key that no two of them share; the last part may have none. */
export async function* inOrder<Row, Key extends string | number>(
  size: number,
  first: Key,
  read: (last: Key) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row[]> {
  for (let last = first; ;) {
    const part = await read(last);
    yield part;
    const end = part.at(-1);
    if (end === undefined || part.length < size) return;
    last = keyOf(end);
  }
}

type Named = string | null | undefined;

/** Says that a column is one of what rows name, but for what is there already. */
export function isAnyOf(column: Column, names: Iterable<Named>, there: Iterable<string> = []) {
  const wanted = new Set(names);
  for (const name of there) wanted.delete(name);
  return isOneOf(
    column,
    [...wanted].filter((name) => typeof name === 'string'),
  );
}
