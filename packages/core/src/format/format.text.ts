export const MONTH_NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

/** How often, by the code that orders and plans carry: months, but 30 for daily and 52 for weekly (specification, investing, section 3). */
export const FREQUENCY_NAMES = {
  1: 'Monthly',
  3: 'Quarterly',
  6: 'Half-Yearly',
  12: 'Yearly',
  30: 'Daily',
  52: 'Weekly',
} as const;

export const sipDateText = {
  forMonths: (day: string, months: number) => `${day} of every month for ${months} month(s)`,
  untilCancelled: (day: string) => `${day} of every month until cancelled`,
};
