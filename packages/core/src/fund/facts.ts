import { addMonths, type BusinessDate } from '#time/index.js';

/**
 * The months for which a fact of a scheme counts as current, by its kind. Houses publish size and portfolio each month, and a manager may
 * leave on any day; limits, loads and ratios stay until somebody changes them; a scheme information document is renewed each year.
 */
const FACT_MONTHS = {
  riskometer: 12,
  expenseRatio: 12,
  exitLoad: 12,
  size: 12,
  benchmark: 12,
  managers: 6,
  portfolio: 6,
  documents: 18,
  /** What can be ordered: minimums, multiples and dates. */
  limits: 12,
} as const;

/** A kind of fact that has a day of its own. */
export type FactKind = keyof typeof FACT_MONTHS;

/** Returns the earliest day of which a fact of a kind still counts as current. */
export const firstCurrentDay = (kind: FactKind, today: BusinessDate): BusinessDate =>
  addMonths(today, -FACT_MONTHS[kind]);

/** Tells whether what was known on a day still counts as current; a fact without a date does not. */
export const isCurrentFact = (kind: FactKind, known: BusinessDate | null, today: BusinessDate): boolean =>
  known !== null && known >= firstCurrentDay(kind, today);

/** Tells whether a fact of a file takes the place of what is known: it is current, of no day to come, and no older. */
export const replacesFact = (
  kind: FactKind,
  date: BusinessDate,
  { known, today }: { readonly known: BusinessDate | null; readonly today: BusinessDate },
): boolean => date <= today && isCurrentFact(kind, date, today) && (known === null || known <= date);

/** A fact with its day; of one that is past its age, both are null. */
export interface DatedFact<Value> {
  readonly value: Value | null;
  readonly date: BusinessDate | null;
}

/** Returns a fact and its day as long as it is current: nobody is told one without the other. */
export function currentFact<Value>(
  kind: FactKind,
  value: Value | null,
  date: BusinessDate | null,
  today: BusinessDate,
): DatedFact<Value> {
  return value !== null && isCurrentFact(kind, date, today) ? { value, date } : { value: null, date: null };
}
