/** Words that come with the chart. */
export const xirrDetailsText = {
  parts: ['Put in', 'Gained'] as const,
  columns: ['After', 'Put in', 'Taken out and left'] as const,
  returned: 'Taken out, or there now',
  summary: (invested: string, returned: string, rate: string) =>
    `${invested} put in became ${returned}, ${rate} a year`,
};
