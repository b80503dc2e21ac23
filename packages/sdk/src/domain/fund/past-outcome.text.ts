/** What an investment came to that was never made. */
export const pastOutcomeText = {
  worth: (date: string) => `Would be worth on ${date}`,
  invested: (instalments: number) => (instalments === 1 ? 'You invest' : `You invest, ${instalments} instalments`),
  gain: 'You gain',
  loss: 'You lose',
  aYear: 'Return a year (XIRR)',
  summary: (invested: string, value: string, since: string) =>
    `${invested} invested since ${since} would be worth ${value}`,
  table: ['Date', 'You invest', 'Worth'],
};
