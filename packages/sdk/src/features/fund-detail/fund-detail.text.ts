import type { ReturnPeriod } from '@prosperx/core/fund';

const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

/** Words of a fund that has arrived; they come with the code that shows it. */
export const fundPageText = {
  plan: (plan: string, option: string) => `${plan}, ${option}`,

  nav: 'NAV',
  navOn: (date: string) => `NAV on ${date}`,
  inADay: 'in a day',
  returnOf: (period: Exclude<ReturnPeriod, 'ALL'>) => `${periodWords[period]} return`,
  aYear: 'a year',
  period: 'Period',
  ranges: { '1M': '1M', '6M': '6M', '1Y': '1Y', '3Y': '3Y', '5Y': '5Y', ALL: 'All' } satisfies Record<
    ReturnPeriod,
    string
  >,
  summary: (rose: boolean, from: string, to: string, since: string) =>
    `NAV ${rose ? 'rose' : 'fell'} from ₹${from} to ₹${to} since ${since}`,
  navTable: { caption: 'NAV by date', columns: ['Date', 'NAV'] },
  modelled: 'NAVs of the sandbox: modelled on the published returns, not published themselves.',
  notBefore: (date: string) => `NAV not available before ${date}`,
  notAllBefore: (date: string) => `Some NAVs before ${date} are not available`,

  facts: 'Key facts',
  expenseAYear: (percent: string) => `${percent} a year`,
  lockInYears: (count: number, isMost: boolean) => {
    if (count === 0) return 'None';
    return isMost ? `Up to ${years(count)}` : years(count);
  },
  /** A day, or several days with what each is the day of. */
  factsOf: (days: string) => `Facts as of ${days}.`,
  playedFacts: 'The sandbox plays these facts; the fund house has not published them.',
  /** Facts that are unknown, or older than a year; in lower case. */
  missing: (facts: readonly string[]) =>
    `We have no current ${facts.join(' or ')} of this scheme. Please see the fund house’s factsheet.`,
  commission: 'In a regular plan, the expense ratio includes a commission that the fund house pays the distributor.',

  sinceLaunch: 'Since launch',
  since: (date: string) => `Since ${date}`,
  share: 'Share',

  managerOf: (date: string) => `Fund manager, as of ${date}`,
  fundHouse: 'Fund house',
  isin: 'ISIN',

  invest: 'Invest',
  lumpsum: 'Lumpsum',
  startSip: (amount: string | null) => (amount ? `Start SIP of ${amount}` : 'Start SIP'),
};

const periodWords: Readonly<Record<Exclude<ReturnPeriod, 'ALL'>, string>> = {
  '1M': '1 month',
  '6M': '6 month',
  '1Y': '1 year',
  '3Y': '3 year',
  '5Y': '5 year',
};

export const fundDetailText = {
  noServer: 'The fund appears here once this widget is connected to its server and given a fund.',
  failed: 'This fund could not be shown',
  searchFunds: 'Search funds',
  unknown: 'This scheme is no longer available.',

  fundSize: 'Fund size',
  expenseRatio: 'Expense ratio',
  exitLoad: 'Exit load',
  minimumSip: 'Minimum SIP',
  minimumLumpsum: 'Minimum lumpsum',
  lockIn: 'Lock-in',
  benchmark: 'Benchmark',
  launched: 'Launched',
};
