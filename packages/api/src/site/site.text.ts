import { formatDate, formatNav, formatPercent } from '@prosperx/core/format';
import type { Nav } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';

interface NfoFacts {
  readonly title: string;
  readonly category: string;
  readonly fundHouse: string;
  readonly opens: BusinessDate;
  readonly closes: BusinessDate;
}

interface EndedNfo extends Pick<NfoFacts, 'title' | 'category' | 'fundHouse'> {
  /** The day on which it closed, or was withdrawn. */
  readonly lastDay: BusinessDate;
}

interface FundFacts {
  readonly kind: string;
  readonly fundHouse: string;
  readonly nav: Nav;
  readonly navDate: BusinessDate;
  /** Per cent a year; null: the fund is younger. */
  readonly threeYearReturn: number | null;
}

/** Titles are those that the pages themselves show; descriptions are read in the results of search engines. */
export const siteText = {
  notBuilt: 'The site is not built yet. "npm start" builds it.',
  documentTitle: (title: string) => `${title} · ProsperX`,
  homeTitle: 'Home',
  fundDescription: ({ kind, fundHouse, nav, navDate, threeYearReturn }: FundFacts) =>
    [
      `${kind} fund of ${fundHouse}.`,
      `NAV ₹${formatNav(nav)} on ${formatDate(navDate)}.`,
      threeYearReturn === null ? '' : `${formatPercent(threeYearReturn)} a year over 3 years to that day.`,
      'Past performance does not indicate future returns.',
    ]
      .filter(Boolean)
      .join(' '),
  /** What the picture of a fund says, which previews of its link show. */
  picture: {
    nav: (date: BusinessDate) => `NAV on ${formatDate(date)}`,
    lead: ({ kind, fundHouse }: Pick<FundFacts, 'kind' | 'fundHouse'>) => `${kind} fund of ${fundHouse}`,
    of: (name: string) => `${name}: the last NAV and its day`,
  },
  nfoDescription: ({ title, category, fundHouse, opens, closes }: NfoFacts) =>
    `New fund offer ${title} of ${fundHouse} (${category}), open from ${formatDate(opens)} to ${formatDate(closes)}: dates, minimums, and how to apply.`,
  nfoOverDescription: ({ title, category, fundHouse, lastDay }: EndedNfo) =>
    `The new fund offer ${title} of ${fundHouse} (${category}) ended on ${formatDate(lastDay)}.`,
  categoryDescription: (title: string, count: number) =>
    `${count.toLocaleString('en-IN')} ${title} compared by returns, risk, size and minimum investment.`,
} as const;

/** Pages that are the same for everybody, by their path under `/v1`. */
export const publicPages: Readonly<
  Record<string, { readonly title: string; readonly description: string } | undefined>
> = {
  home: { title: siteText.homeTitle, description: 'Mutual funds of many fund houses, in one account.' },
  'best-performing-funds': {
    title: 'Best performing funds',
    description: 'Mutual funds sorted by their yearly returns, with filters for category, risk and minimum investment.',
  },
  nfos: {
    title: 'New fund offers',
    description: 'Schemes that are offered for the first time: which are open, when they close and when they allot.',
  },
  'compare-funds': {
    title: 'Compare funds',
    description: 'Up to four mutual funds side by side: growth, returns, risk, costs and minimum investment.',
  },
  'sip-calculator': {
    title: 'SIP calculator',
    description: 'See what a fixed monthly investment can grow into over the years.',
  },
  'goal-amount-calculator': {
    title: 'Goal calculator',
    description: 'See how much to invest each month to reach an amount by a year.',
  },
  'lumpsum-calculator': {
    title: 'Lumpsum calculator',
    description: 'See what one sum can grow into over the years.',
  },
  'step-up-calculator': {
    title: 'Step-up SIP calculator',
    description: 'See what a monthly investment can grow into if it rises each year.',
  },
  packs: {
    title: 'Packs',
    description: 'Ready-made baskets of mutual funds. You choose the amount, each fund gets its share.',
  },
  'premium-services': {
    title: 'Premium services',
    description: 'An expert’s help where a fund alone is not enough.',
  },
  calculators: {
    title: 'Calculators',
    description: 'Calculators for SIP, lumpsum, SWP, goals, retirement, education, tax saving, inflation and returns.',
  },
  'swp-calculator': {
    title: 'SWP calculator',
    description: 'See how long your money lasts if you withdraw a fixed amount each month.',
  },
  'retirement-calculator': {
    title: 'Retirement calculator',
    description: 'See how much you need at retirement, and what to invest each month until then.',
  },
  'cagr-calculator': {
    title: 'CAGR calculator',
    description: 'See the yearly rate at which one value became another.',
  },
  'xirr-calculator': {
    title: 'XIRR calculator',
    description: 'See the yearly return of amounts put in and taken out on any dates.',
  },
  'delay-calculator': {
    title: 'Cost of delay calculator',
    description: 'See what it costs to begin a SIP some years later.',
  },
  'elss-calculator': {
    title: 'ELSS calculator',
    description: 'See the tax that an investment in ELSS saves, in the old and the new regime.',
  },
  'inflation-calculator': {
    title: 'Inflation calculator',
    description: 'See what today’s prices become with inflation.',
  },
  'education-calculator': {
    title: 'Education calculator',
    description: 'See what to invest each month for a course whose cost rises.',
  },
  help: { title: 'Help', description: 'Answers to questions about investing in mutual funds with ProsperX.' },
  'contact-us': { title: 'Contact us', description: 'How to reach ProsperX.' },
  'privacy-policy': { title: 'Privacy policy', description: 'Which data ProsperX keeps, why, and for how long.' },
  'terms-conditions': { title: 'Terms of use', description: 'The terms of using ProsperX.' },
  'grievance-redressal': { title: 'Grievance redressal', description: 'How to complain, and who decides when.' },
};
