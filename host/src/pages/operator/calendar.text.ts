/** The words of the days on which the exchange is closed. */
export const calendarText = {
  title: 'Days on which the exchange is closed',
  text: 'Save all holidays of a year together, without weekends. This server uses them at once, others within ten minutes.',
  known: (date: string) => `Known until ${date}. We promise no NAV date after that.`,
  year: 'Year',
  days: 'Days',
  none: 'None',
  edit: 'Change or add a year',
  list: 'One day per line',
  hint: 'Such as 2027-01-26, Republic Day. Give all holidays of each year.',
  take: (year: string) => `Fill in the days of ${year}`,
  save: 'Save the days',
  saveTitle: 'Replace the days of these years?',
  saveText: 'Orders, allotments and SIP dates follow these days from now on.',
  done: (years: string, added: string, gone: string) =>
    [`The days of ${years} are saved.`, added && `New: ${added}.`, gone && `Removed: ${gone}.`]
      .filter(Boolean)
      .join(' '),
  empty: 'Enter the days first.',
};
