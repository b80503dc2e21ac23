import { unitsFromScaled, ZERO_UNITS } from '#money/index.js';
import { dayOf, decimalOf, type Fields, fieldsOf, isNothing, isZero, listOf, moneyOf, wrong } from './cas-fields.js';
import { OUTSIDE_KINDS, type OutsideLines, type OutsideMovement } from './outside-movements.js';

/** Lines of one scheme in one folio; twenty years of an instalment a day are fewer. */
const MOST_LINES = 8_000;
/** Lines of a whole statement; `cas.text.ts` says so. */
export const MOST_LINES_OF_ALL = 20_000;

const unitsOf = (value: unknown, path: string) =>
  isNothing(value) ? ZERO_UNITS : decimalOf(value, 10_000, unitsFromScaled, path);

function movementOf(given: unknown, path: string): OutsideMovement {
  const fields = fieldsOf(given, path);
  return {
    date: dayOf(fields['date'], `${path}, date`),
    kind: OUTSIDE_KINDS.find((kind) => kind === fields['type']) ?? 'UNKNOWN',
    units: unitsOf(fields['units'], `${path}, units`),
    amount: moneyOf(fields['amount'], `${path}, amount`),
  };
}

/** Reads the transactions that stand in a scheme, and what was there before them; undefined where it has neither. */
export function linesOf(scheme: unknown, path: string): OutsideLines | undefined {
  const { transactions, open } = (scheme ?? {}) as Fields;
  if (!Array.isArray(transactions) || (transactions.length === 0 && (isNothing(open) || isZero(open))))
    return undefined;
  if (transactions.length > MOST_LINES) throw wrong(`${path}, transactions`);
  return {
    opening: unitsOf(open, `${path}, open`),
    movements: listOf(transactions, `${path}, transactions`).map((each, index) =>
      movementOf(each, `${path}, transactions ${index + 1}`),
    ),
  };
}

/** Tells whether transactions came with a statement. */
export const hasTransactions = ({
  holdings,
  sold = [],
}: {
  readonly holdings: readonly { readonly lines?: OutsideLines }[];
  readonly sold?: readonly { readonly lines?: OutsideLines }[];
}): boolean => [...holdings, ...sold].some(({ lines }) => lines !== undefined && lines.movements.length > 0);

/** Returns transactions as they stand in a scheme's JSON, without their words. */
export const jsonOfLines = ({ opening, movements }: OutsideLines) => ({
  open: opening / 10_000,
  transactions: movements.map(({ date, kind, units, amount }) => ({
    date,
    type: kind,
    ...(units !== 0 && { units: units / 10_000 }),
    ...(amount !== null && { amount: amount / 100 }),
  })),
});
