const counted = (unit: string) => (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The words of `formatWait`. */
export const waitText = { seconds: counted('second'), minutes: counted('minute'), hours: counted('hour') } as const;

/** The names of the months, January first. */
export const MONTH_NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

/**
 * The name of each frequency code that orders and plans carry: months, but 30 is daily and 52 weekly (specification, investing, section
 * 3).
 */
export const FREQUENCY_NAMES = {
  1: 'Monthly',
  3: 'Quarterly',
  6: 'Half-Yearly',
  12: 'Yearly',
  30: 'Daily',
  52: 'Weekly',
} as const;
