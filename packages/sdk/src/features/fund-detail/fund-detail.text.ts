import { ordinal } from '@prosperx/core/format';
import type { ReturnPeriod, RiskLevel } from '@prosperx/core/fund';

const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

/** Words of a fund that has arrived; they come with the code that shows it. */
export const fundPageText = {
  none: 'n/a',
  plan: (plan: string, option: string) => `${plan}, ${option}`,

  nav: 'NAV',
  navOn: (date: string) => `NAV on ${date}`,
  inADay: 'in a day',
  returnOf: (period: ReturnPeriod) => `${periodWords[period]} return`,
  aYear: 'a year',
  period: 'Period',
  ranges: { '1M': '1M', '6M': '6M', '1Y': '1Y', '3Y': '3Y', '5Y': '5Y', ALL: 'All' } satisfies Record<
    ReturnPeriod,
    string
  >,
  date: 'Date',
  finding: (rose: boolean, from: string, to: string, since: string) =>
    `NAV ${rose ? 'rose' : 'fell'} from ₹${from} to ₹${to} since ${since}`,
  navTable: { caption: 'NAV by date', columns: ['Date', 'NAV'] },
  notBefore: (date: string) => `NAV not available before ${date}`,

  facts: 'Key facts',
  expenseAYear: (percent: string) => `${percent} a year`,
  lockInYears: (count: number) => (count === 0 ? 'None' : years(count)),
  factsOf: (date: string) => `Facts as of ${date}.`,

  returns: 'Returns',
  fund: 'Fund',
  periods: {
    '1M': '1 month',
    '6M': '6 months',
    '1Y': '1 year',
    '3Y': '3 years',
    '5Y': '5 years',
    ALL: 'Since the first NAV',
  } satisfies Record<ReturnPeriod, string>,
  noReturns: 'The fund is too young for returns.',
  compounded: 'From one year on, figures are a year, compounded.',
  past: 'Past performance does not indicate future returns.',

  risk: 'Riskometer',
  riskNote: {
    Low: 'Your money moves little. Suits money that you need soon.',
    'Low to Moderate': 'Small falls are possible. Suits a horizon of some months.',
    Moderate: 'Your money can fall for a while. Suits a horizon of a year or more.',
    'Moderately High': 'Your money can fall clearly. Suits a horizon of three years and more.',
    High: 'Your money can fall sharply. Suits a horizon of three to five years and more.',
    'Very High': 'Your money can fall sharply in the short run. Suits a horizon of five years and more.',
  } satisfies Record<RiskLevel, string>,

  objective: 'Objective',
  fundManager: 'Fund manager',
  fundHouse: 'Fund house',
  isin: 'ISIN',

  invest: 'Invest',
  investmentType: 'Investment type',
  sip: 'SIP',
  lumpsum: 'Lumpsum',
  monthlyAmount: 'Monthly amount',
  amount: 'Amount',
  minimum: (amount: string) => `Minimum ${amount}`,
  quickAmounts: 'Quick amounts',
  sipDate: 'SIP date',
  everyMonth: (day: number) => `${ordinal(day)} of every month`,
  duration: 'Duration',
  untilCancelled: 'Until cancelled',
  fixed: 'Fixed, in months',
  months: 'Number of months',
  firstInstalment: 'First instalment',
  withOrder: 'With your order',
  nextInstalment: 'Next instalment',
  startSip: (amount: string | null) => (amount ? `Start SIP of ${amount}` : 'Start SIP'),
  investNow: (amount: string | null) => (amount ? `Invest ${amount}` : 'Invest'),
  addToCart: 'Add to cart',
  added: 'Added to your cart.',
  inCart: (count: number) => `Your cart has ${count} ${count === 1 ? 'item' : 'items'}.`,
  reviewCart: 'Review cart',
  notTaken: 'This scheme takes no new investments at present.',
};

const periodWords: Readonly<Record<ReturnPeriod, string>> = {
  '1M': '1 month',
  '6M': '6 month',
  '1Y': '1 year',
  '3Y': '3 year',
  '5Y': '5 year',
  ALL: 'All-time',
};

export const fundDetailText = {
  noServer: 'The fund shows here once this widget is connected to its server and knows which fund to show.',
  failed: 'This fund could not be shown',
  searchFunds: 'Search funds',

  fundSize: 'Fund size',
  expenseRatio: 'Expense ratio',
  exitLoad: 'Exit load',
  minimumSip: 'Minimum SIP',
  minimumLumpsum: 'Minimum lumpsum',
  lockIn: 'Lock-in',
  benchmark: 'Benchmark',
  launched: 'Launched',
};
