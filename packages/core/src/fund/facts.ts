import { addMonths, type BusinessDate } from '#time/index.js';

/** The months for which a figure of a scheme (size, expense ratio, exit load, manager) is shown as current. */
export const FACT_MONTHS = 12;

/** Tells whether what was known on a day still counts as current; a fact without a date does not. */
export const isCurrentFact = (known: BusinessDate | null, today: BusinessDate): boolean =>
  known !== null && addMonths(known, FACT_MONTHS) >= today;
