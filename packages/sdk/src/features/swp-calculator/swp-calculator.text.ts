export const swpCalculatorText = {
  title: 'SWP calculator',
  corpus: 'Total investment',
  monthlyAmount: 'Withdrawn each month',
  start: 'Set up this SWP',
  startNote: 'An SWP takes units of a fund that you hold.',
  parts: ['You withdraw', 'Left at the end'] as const,
  columns: ['After', 'Withdrawn', 'Left'] as const,
  /** Read together with the figure that follows; every second part is a value. */
  left: (years: string) => ['After ', years, ' you could have left'],
  gone: (lasts: string) => ['Your money could last ', lasts, '. In all, you could withdraw'],
  /** Full withdrawals, in years and months. */
  lasts: (years: number, months: number) =>
    [
      ...(years > 0 ? [`${years} ${years === 1 ? 'year' : 'years'}`] : []),
      ...(months > 0 || years === 0 ? [`${months} ${months === 1 ? 'month' : 'months'}`] : []),
    ].join(' and '),
  summary: (corpus: string, monthly: string, left: string, years: string) =>
    `${corpus}, with ${monthly} withdrawn each month, could leave ${left} after ${years}`,
};
