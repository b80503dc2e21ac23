import { formatDateShort } from '@prosperx/core/format';
import type { NfoSort } from '@prosperx/core/nfo';
import type { BusinessDate } from '@prosperx/core/time';

const offers = (count: number) => `${count} ${count === 1 ? 'offer' : 'offers'}`;
const withoutYear = (date: string) => date.replace(/ \d{4}$/, '');

/** Words of offers that have arrived; they come with the code that shows them. */
export const nfosText = {
  intro: (open: number, upcoming: number) => `${open} open now, ${upcoming} to come.`,
  introOf: (count: number) => `${offers(count)}.`,
  count: offers,
  filter: 'Filter By',
  sort: 'Sort By',
  filtersChosen: (of: number) => `${of} ${of === 1 ? 'filter' : 'filters'} chosen`,
  orderChosen: 'order chosen',
  showAll: 'Show all',
  none: 'No offers here now',
  noneText: 'The groups that you chose have no offers.',
  noneAtAll: 'No new fund offers are known at present.',

  caption: (group: string) => `${group}: new fund offers`,
  scheme: 'Scheme',
  dates: 'Offer',
  minimumSip: 'Minimum SIP',
  minimumLumpsum: 'Minimum lumpsum',
  action: 'Action',
  details: 'Details',
  apply: 'Apply',
  applyOf: (name: string) => `Apply: ${name}`,
  notKnown: 'Not known',
  detailsOf: (name: string) => `Details of ${name}`,
  viewFund: 'View fund',
  viewFundOf: (name: string) => `View fund: ${name}`,
  period: (opens: BusinessDate, closes: BusinessDate) => {
    const [first, last] = [formatDateShort(opens), formatDateShort(closes)];
    return opens.slice(0, 4) === closes.slice(0, 4) ? `${withoutYear(first)} to ${last}` : `${first} to ${last}`;
  },

  choose: (name: string) => `Choose ${name}`,
  chosen: (count: number) => `${offers(count)} chosen`,
  mostChosen: (count: number) => `You can share ${count} at once.`,
  shareChosen: 'Share',
  clearChosen: 'Clear',
};

/** Words of what opens over the list. */
export const nfoPopupsText = {
  apply: 'Apply',
  clear: 'Clear all',
  filterLegend: 'Show offers that are',
  sortLegend: 'Order within each group',
  sorts: {
    launchEF: 'Launch date: earliest first',
    launchFF: 'Launch date: farthest first',
    closeEF: 'Closing date: earliest first',
    closeFF: 'Closing date: farthest first',
  } satisfies Record<NfoSort, string>,
  nearest: 'Nearest first',
};

export const nfoListText = {
  noServer: 'New fund offers show here once this widget is connected to its server.',
  failed: 'The new fund offers could not be shown',
};
