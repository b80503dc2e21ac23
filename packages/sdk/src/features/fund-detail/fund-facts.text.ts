import type { DocumentKind, FundFacts } from '@prosperx/core/fund';

type LoadStep = NonNullable<NonNullable<FundFacts['exitLoad']>['steps']>[number];

const count = (of: number, one: string) => `${of} ${of === 1 ? one : `${one}s`}`;

/** Words of what stands further down the page of a fund. */
export const fundFactsText = {
  played: 'The sandbox plays the facts below; the fund house has not published them.',
  asOf: (date: string) => `As of ${date}.`,

  exitLoad: 'Exit load by age',
  age: 'Age of the units',
  younger: ({ days, months, isInclusive }: Omit<LoadStep, 'percent'>) =>
    `${isInclusive ? 'Up to' : 'Less than'} ${days === null ? count(months ?? 0, 'month') : count(days, 'day')}`,
  older: 'Older',
  anyAge: 'Any',
  keptBack: 'Kept back',
  nothing: 'Nothing',
  percent: (percent: number) => `${percent}%`,

  benchmark: 'Against its benchmark',
  period: 'Period',
  periods: { '1Y': '1 year', '3Y': '3 years', '5Y': '5 years' },
  fund: 'Fund',
  index: 'Benchmark',
  benchmarkNote: (name: string) => `The benchmark is ${name}. Returns over 1 year are annualised (CAGR).`,

  managers: 'Who manages it',
  manager: 'Fund manager',
  since: 'Since',

  holdings: 'Ten largest holdings',
  holding: 'Holding',
  sector: 'Sector or rating',
  share: 'Share',
  together: (count: number, percent: string) => `These ${count} make up ${percent} of the fund.`,
  sectors: 'By sector',
  sectorName: 'Sector',

  size: 'Size over time',
  sizeFinding: (from: string, to: string, since: string) => `Fund size went from ${from} to ${to} since ${since}`,
  sizeNote: 'In crores of rupees.',
  date: 'Date',
  sizeColumn: 'Fund size',

  documents: 'Documents',
  documentNames: {
    SID: 'Scheme information document',
    KIM: 'Key information memorandum',
    Factsheet: 'Monthly factsheet',
    'Annual report': 'Annual report',
  } satisfies Record<DocumentKind, string>,
  newTab: 'opens in a new tab',
};
