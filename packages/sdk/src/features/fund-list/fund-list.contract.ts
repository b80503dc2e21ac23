import { FUND_BOUNDS, FUND_CATEGORIES, FUND_OPTIONS, FUND_SORTS } from '@prosperx/core/fund';
import { defineContract } from '#widget/contract.js';

const several = { type: 'text', maxLength: 2_000, default: '' } as const;
const oneOrNone = (steps: readonly string[]) =>
  ({ type: 'text', pattern: `(${steps.join('|')})?`, default: '' }) as const;

const detail = { type: 'text', describe: 'As the prop of that name.' } as const;

export const fundListContract = defineContract({
  tag: 'px-fund-list',
  title: 'Fund list',
  summary:
    'The funds of a category, or all: filters with the number of funds that each leaves, sorted by returns, size, cost, minimum or name, by pages of ten.',
  visibility: 'public',
  needsServer: true,
  page: '/best-performing-funds',
  props: {
    category: { type: 'text', options: FUND_CATEGORIES, describe: 'The category; without it all are listed.' },
    subCategory: { ...several, describe: 'Sub-categories, separated by commas, such as Large Cap,Mid Cap.' },
    fundHouse: { ...several, describe: 'Fund houses, separated by commas, such as HDFC Mutual Fund.' },
    riskometer: { ...several, describe: 'Levels of the riskometer, separated by commas, such as Low,Moderate.' },
    minimumSip: {
      ...oneOrNone(FUND_BOUNDS.minimumSip),
      describe: 'Rupees a month with which a SIP can begin, at most.',
    },
    minimumReturn: {
      ...oneOrNone(FUND_BOUNDS.minimumReturn),
      describe: 'Per cent a year over the last three years, at least.',
    },
    minimumAge: { ...oneOrNone(FUND_BOUNDS.minimumAge), describe: 'Whole years since the launch, at least.' },
    option: {
      type: 'text',
      options: FUND_OPTIONS,
      default: 'Growth',
      describe: 'Whether income stays in the scheme (Growth) or is paid out (IDCW).',
    },
    sort: {
      type: 'text',
      options: FUND_SORTS,
      default: 'threeYear',
      describe: 'What they are sorted by: a return over the years named, size, expense ratio, smallest SIP, or name.',
    },
    page: { type: 'number', min: 1, max: 10_000, step: 1, default: 1, describe: 'Page of the list, from 1.' },
  },
  events: {
    changed: {
      describe: 'The reader chose filters, an order or a page.',
      detail: {
        subCategory: detail,
        fundHouse: detail,
        riskometer: detail,
        minimumSip: detail,
        minimumReturn: detail,
        minimumAge: detail,
        option: detail,
        sort: detail,
        page: { type: 'number', describe: 'Page of the list, from 1.' },
      },
    },
    opened: {
      describe: 'The reader chose a fund.',
      detail: { schemeId: { type: 'text', describe: 'Id of the fund.' } },
      leads: true,
    },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'equity', props: { category: 'Equity', minimumSip: '500' } },
  ],
});
