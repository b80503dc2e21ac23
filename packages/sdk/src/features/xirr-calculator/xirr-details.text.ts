/** Words that come with the chart. */
export const xirrDetailsText = {
  parts: ['Put in', 'Gained'] as const,
  columns: ['After', 'Put in', 'Taken out and left'] as const,
  returned: 'Taken out, or there now',
  /** `rate`: null where there is none by the year. */
  summary: (invested: string, returned: string, rate: string | null) =>
    rate === null ? `${invested} put in became ${returned}` : `${invested} put in became ${returned}, ${rate} a year`,
};
