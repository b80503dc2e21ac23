import { addUnits, type Paise, paise, type Units, unitsFromScaled } from '#money/index.js';
import type { BalanceGap, OutsideMovement } from '#portfolio/index.js';
import type { BusinessDate } from '#time/index.js';
import { kindOf } from './movement-kind.js';

/** A line of transactions as it is printed; null for a column without a figure. */
export interface Row {
  readonly date: BusinessDate;
  readonly words: string;
  readonly amount: Paise | null;
  readonly units: Units | null;
  readonly balance: Units | null;
}

/** Statements round each figure for itself, to three decimals. */
const ROUNDING = 20;

/** Tells whether two balances are one, but for rounding. */
const isSameBalance = (one: Units, other: Units): boolean => Math.abs(one - other) <= ROUNDING;

const negated = (units: Units) => unitsFromScaled(-units);

/** Returns a row as its balance says that it moved: brackets of what is taken back are a matter of print, and a SIP that is registered moves nothing. */
function moved(row: Row, before: Units): { readonly units: Units; readonly amount: Paise | null } {
  const { balance, amount } = row;
  const units = row.units ?? unitsFromScaled(0);
  if (units === 0 || balance === null || isSameBalance(addUnits(before, units), balance)) return { units, amount };
  if (isSameBalance(addUnits(before, negated(units)), balance))
    return { units: negated(units), amount: amount === null ? null : paise(-amount) };
  return isSameBalance(before, balance) ? { units: unitsFromScaled(0), amount } : { units, amount };
}

type Gap = Pick<BalanceGap, 'date' | 'reckoned' | 'stated'>;

/**
 * Follows the lines of a scheme from its opening balance, and names each balance that they do not add up to: after it the statement's own
 * counts, so that one line that is lost is named once.
 */
export function follow(
  opening: Units,
  rows: readonly Row[],
  closing: Units,
): { readonly movements: readonly OutsideMovement[]; readonly gaps: readonly Gap[] } {
  const gaps: Gap[] = [];
  let running = opening;
  const movements = rows.map((row): OutsideMovement => {
    const { units, amount } = moved(row, running);
    running = addUnits(running, units);
    if (row.balance !== null) {
      if (!isSameBalance(running, row.balance)) gaps.push({ date: row.date, reckoned: running, stated: row.balance });
      running = row.balance;
    }
    return { date: row.date, kind: kindOf(row.words, units), units, amount };
  });
  if (!isSameBalance(running, closing)) gaps.push({ date: null, reckoned: running, stated: closing });
  return { movements, gaps };
}
