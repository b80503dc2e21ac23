import { formatDateShort } from '@prosperx/core/format';
import type { NfoCountdown, NfoSort, NfoStatus } from '@prosperx/core/nfo';
import type { BusinessDate } from '@prosperx/core/time';

const offers = (count: number) => `${count} ${count === 1 ? 'offer' : 'offers'}`;
const inDays = (days: number) => (days === 1 ? 'tomorrow' : `in ${days} days`);
const withoutYear = (date: string) => date.replace(/ \d{4}$/, '');

/** Words of offers that have arrived; they come with the code that shows them. */
export const nfosText = {
  groups: {
    open: 'Open',
    upcoming: 'Upcoming',
    closed: 'Recently Closed',
    'closed-listed': 'Closed & Listed',
  } satisfies Record<NfoStatus, string>,
  lead: (open: number, upcoming: number) => `${open} open now, ${upcoming} to come.`,
  notHere:
    'They cannot be ordered here yet: apply with the fund house until an offer closes. Afterwards its fund is bought here like any other.',
  leadOf: (count: number) => `${offers(count)}.`,
  count: offers,
  filter: 'Filter By',
  sort: 'Sort By',
  showAll: 'Show all',
  none: 'No offers here now',
  noneText: 'No offer is in the groups that you chose.',
  noneAtAll: 'No new fund offers are known at present.',

  caption: (group: string) => `${group}: new fund offers`,
  scheme: 'Scheme',
  dates: 'Offer',
  minimumSip: 'Minimum SIP',
  minimumLumpsum: 'Minimum lumpsum',
  action: 'Action',
  details: 'Details',
  detailsOf: (name: string) => `Details of ${name}`,
  viewFund: 'View fund',
  viewFundOf: (name: string) => `View fund: ${name}`,
  period: (opens: BusinessDate, closes: BusinessDate) => {
    const [first, last] = [formatDateShort(opens), formatDateShort(closes)];
    return opens.slice(0, 4) === closes.slice(0, 4) ? `${withoutYear(first)} to ${last}` : `${first} to ${last}`;
  },
  countdown: (next: NfoCountdown) => {
    if (next.next === 'opens') return `Opens ${inDays(next.days)}`;
    if (next.days > 0) return `Closes ${inDays(next.days)}`;
    return next.takesSip
      ? 'Closes today: SIPs at 3 PM, lumpsums at midnight'
      : 'Closes at midnight, for lumpsums alone';
  },
  allotment: (date: BusinessDate, isPast: boolean) =>
    `${isPast ? 'Units allotted on' : 'Units are allotted on'} ${formatDateShort(date)}`,

  choose: (name: string) => `Choose ${name}`,
  chosen: (count: number) => `${offers(count)} chosen`,
  mostChosen: (count: number) => `You can share ${count} at once.`,
  shareChosen: 'Share',
  clearChosen: 'Clear',

  sourceOf: (source: string, date: string) => `${source}, as of ${date}.`,
  moved: (days: number) => `In this sandbox the dates of real offers are moved by ${days} days.`,
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

  fundHouse: 'Fund house',
  category: 'Category',
  opens: 'Opens on',
  closes: 'Closes on',
  cutOffs: 'On the last day',
  cutOffsText: 'SIPs until 3 PM, lumpsums until midnight',
  allotment: 'Allotment',
  isin: 'ISIN',
  isinNote: 'regular plan, growth',
  share: 'Share',
  notHere:
    'It cannot be ordered here yet. Until it closes, apply with the fund house; afterwards its fund is bought here like any other.',
  note: 'A new scheme has no past NAVs or returns to look at. Read its scheme information document before you invest.',

  shareHeading: 'Share Via',
  shareMessage: (nfos: readonly string[]) =>
    nfos.length === 1
      ? `Have a look at this new fund offer (NFO): ${nfos[0] ?? ''}.`
      : `Have a look at these new fund offers (NFO): ${nfos.join('; ')}.`,
  shareItem: (name: string, isOpen: boolean, opens: string, closes: string) =>
    isOpen ? `${name}, open until ${closes}` : `${name}, open from ${opens} to ${closes}`,
  shared: 'NFO link shared successfully!!!',
  notShared: 'Failed to share NFO link. Please try again later.',
};

export const nfoListText = {
  noServer: 'New fund offers show here once this widget is connected to its server.',
  failed: 'The new fund offers could not be shown',
};
