/** The words of the days on which the exchange is closed. */
export const calendarText = {
  title: 'Days on which the exchange is closed',
  text: 'All holidays of a year are saved together, weekends left out. This server knows them at once, others within ten minutes.',
  known: (date: string) => `Known until ${date}. No NAV date after that is promised.`,
  year: 'Year',
  days: 'Days',
  none: 'None',
  edit: 'Change or add a year',
  list: 'A line a day',
  hint: 'Such as 2027-01-26, Republic Day. All days of each year that is in it.',
  take: (year: string) => `Take ${year} as it is`,
  save: 'Save the days',
  saveTitle: 'Replace the days of these years?',
  saveText: 'Orders, allotments and SIP dates are worked out by them from now on.',
  done: (years: string, added: string, gone: string) =>
    [`The days of ${years} are saved.`, added && `New: ${added}.`, gone && `Taken away: ${gone}.`]
      .filter(Boolean)
      .join(' '),
  empty: 'Give the days first.',
};
