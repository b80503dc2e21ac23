/** The words of the first page of the console. */
export const overviewText = {
  title: 'What waits',
  nothing: 'Nothing',
  findings: 'Findings of the last reconciliation',
  noRun: 'Not run yet',
  last: (at: string) => `Books compared ${at}`,
  open: 'Open',
};
