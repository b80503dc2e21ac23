export const calendarText = {
  usage:
    'Give nothing, to see the years that are known, or a file with the holidays of a year: npm run holidays -- FILE',
  noFile: (file: string) => `${file} cannot be read.`,
  badLine: (line: number) => `Line ${line} has no date, such as 2027-01-26 or 26-Jan-2027. Nothing was imported.`,
  empty: 'The file has no holidays. Nothing was imported.',
  notWhole: (year: string, date: string) =>
    `${year} is not whole: ${date} is a holiday every year. Give all holidays of the year. Nothing was imported.`,
  gap: (year: string, last: string) =>
    `The holidays after ${last} come first: import them before those of ${year}. Nothing was imported.`,
  year: (year: string, count: number) => `${year}  ${String(count).padStart(2)} holidays`,
  knownUntil: (date: string) => `Known until ${date}. We promise no NAV date after that.`,
};
