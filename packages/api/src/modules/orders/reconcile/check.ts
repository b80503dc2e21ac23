import type { Books } from './books.js';
import type { checkText } from './reconcile.text.js';

export type CheckName = keyof typeof checkText;

export interface CheckResult {
  readonly check: CheckName;
  /** How many records it has looked at. */
  readonly compared: number;
  /** Ids of those that it does not hold for. */
  readonly wrong: readonly string[];
}

/** One thing that must agree in all the books. */
export type Check = (books: Books) => CheckResult;

/** Makes checks that look at each record of a kind by itself: at those for which `when` is true, whether `holds` is. */
export function checksOf<Row>(of: (books: Books) => readonly Row[], idOf: (row: Row) => string) {
  return (check: CheckName, when: (row: Row) => boolean, holds: (row: Row, books: Books) => boolean): Check =>
    (books) => {
      const rows = of(books).filter(when);
      return { check, compared: rows.length, wrong: rows.filter((row) => !holds(row, books)).map(idOf) };
    };
}

/** For checks that every record must pass. */
export const always = () => true;
