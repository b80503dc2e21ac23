export const fundCompareText = {
  noServer: 'Funds appear side by side here once this widget is connected to its server.',
  failed: 'These funds could not be compared',
  noneTitle: 'No funds to compare yet',
  noneText: 'Choose up to four in a list of funds, or on the page of a fund.',
  searchFunds: 'Search funds',
  /** The beginning of the sentence that they were removed. */
  goneFunds: (count: number) =>
    count === 1 ? 'One fund that is no longer available' : `${count} funds that are no longer available`,
};

/** Words of funds that have arrived. */
export const comparisonText = {
  caption: 'Funds side by side',
  fact: 'Fact',
  remove: (fund: string) => `Remove ${fund}`,
  removeShort: 'Remove',
  invest: 'Invest',
  investIn: (fund: string) => `Invest in ${fund}`,
  direct: 'Direct plan: it is not sold here.',
  addDirect: (fund: string) => `Show direct plan of ${fund}`,
  addDirectShort: 'Show direct plan',
  gone: (count: number) =>
    count === 1 ? 'One of the funds is no longer available.' : `${count} of the funds are no longer available.`,
  removeGone: 'Remove from the comparison',
  add: 'Add a fund',

  growth: 'Growth of ₹10,000',
  growthNote: 'What ₹10,000 became over the months for which all of them have NAVs, by the last NAV of each month.',
  summary: (from: string, parts: readonly string[]) => `₹10,000 invested since ${from} became: ${parts.join('; ')}`,
  part: (fund: string, value: string) => `${fund} ${value}`,
  month: 'Date',

  rows: {
    category: 'Category',
    plan: 'Plan and option',
    nav: 'NAV',
    oneYear: '1 year return',
    threeYears: '3 year return, a year',
    fiveYears: '5 year return, a year',
    risk: 'Riskometer',
    size: 'Fund size',
    expense: 'Expense ratio',
    exitLoad: 'Exit load',
    lockIn: 'Lock-in',
    minimumSip: 'Minimum SIP',
    minimumLumpsum: 'Minimum lumpsum',
    benchmark: 'Benchmark',
    benchmarkOneYear: 'Benchmark, 1 year',
    benchmarkThreeYears: 'Benchmark, 3 years, a year',
    benchmarkFiveYears: 'Benchmark, 5 years, a year',
    largest: 'Ten largest holdings',
    manager: 'Fund manager',
    launched: 'Launched',
  },
  navOn: (nav: string, date: string) => `₹${nav} on ${date}`,
  plan: (plan: string, option: string) => `${plan}, ${option}`,
  lockInYears: (count: number, isMost: boolean) => {
    if (count === 0) return 'None';
    return isMost ? `Up to ${count} years` : `${count} years`;
  },
  aYear: (percent: string) => `${percent} a year`,
  asOf: (what: string, date: string) => `${what}, as of ${date}`,
  notKnown: 'Not known',
  modelled:
    'The sandbox plays the NAVs, costs, sizes, benchmarks and managers of these funds; fund houses have not published them.',
  past: 'Past performance does not indicate future returns.',
};
