/** Words that come with the chart. */
export const delayDetailsText = {
  parts: ['If you begin later', 'Lost by the delay'] as const,
  columns: ['After', 'Begun later', 'Begun now'] as const,
  now: 'If you begin now',
  catchUp: 'To make up for it, each month',
  rateNeeded: 'Or an expected return of',
  summary: (now: string, later: string, years: string) =>
    `A SIP begun now could become ${now}, one begun ${years} later ${later}`,
};
