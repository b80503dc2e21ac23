const NUMBER_WORDS = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** The words of `amountInWords`. */
export const amountWords = {
  zero: 'zero',
  minus: 'minus',
  /** Names a number from 1 to 99. */
  belowHundred: (value: number) =>
    value < 20
      ? NUMBER_WORDS[value]
      : [TENS[Math.floor(value / 10)], NUMBER_WORDS[value % 10]].filter(Boolean).join('-'),
  /** The scales, largest first. */
  scales: [
    { value: 1_00_00_000, name: 'crore' },
    { value: 1_00_000, name: 'lakh' },
    { value: 1_000, name: 'thousand' },
    { value: 100, name: 'hundred' },
  ],
  rupees: (words: string, count: number) => `${words} ${count === 1 ? 'rupee' : 'rupees'}`,
  paise: (rupees: string, words: string) => `${rupees} and ${words} paise`,
} as const;

const counted = (unit: string) => (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The words of `formatWait`. */
export const waitText = { seconds: counted('second'), minutes: counted('minute'), hours: counted('hour') } as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** How dates say a month, which is counted from 0. */
export const monthText = {
  long: (month: number) => MONTHS[month] ?? '',
  short: (month: number) => (MONTHS[month] ?? '').slice(0, 3),
} as const;

/**
 * The name of each frequency code that orders and plans carry: months, but 30 is daily and 52 weekly.
 */
export const FREQUENCY_NAMES = {
  1: 'Monthly',
  3: 'Quarterly',
  6: 'Half-Yearly',
  12: 'Yearly',
  30: 'Daily',
  52: 'Weekly',
} as const;

/** A unit of short amounts. */
export type ShortUnit = 'K' | 'L' | 'Crs';

/** The words of `formatShort`. */
export const shortAmountText = { inUnits: (figures: string, unit: ShortUnit) => `${figures} ${unit}` } as const;

const SUFFIXES = ['th', 'st', 'nd', 'rd'];

/** The words of `ordinal`: `11th`, `12th`, but `21st`. */
export const ordinalText = {
  day: (count: number) => `${count}${(count % 100 >= 11 && count % 100 <= 13 ? null : SUFFIXES[count % 10]) ?? 'th'}`,
} as const;
