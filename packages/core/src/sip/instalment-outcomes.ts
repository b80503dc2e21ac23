/** The outcomes of an instalment that has fallen due: `under_way` until its units are there, or known never to come; `skipped` by its owner. */
export const INSTALMENT_OUTCOMES = ['invested', 'under_way', 'failed', 'skipped'] as const;
/** One of `INSTALMENT_OUTCOMES`. */
export type InstalmentOutcome = (typeof INSTALMENT_OUTCOMES)[number];
