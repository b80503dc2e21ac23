import { formatDateShort } from '@prosperx/core/format';
import type { NfoCountdown, NfoStatus } from '@prosperx/core/nfo';
import type { BusinessDate } from '@prosperx/core/time';

const inDays = (days: number) => (days === 1 ? 'tomorrow' : `in ${days} days`);

/** Words of new fund offers that their list and their pages share. */
export const nfoText = {
  groups: {
    open: 'Open',
    upcoming: 'Upcoming',
    closed: 'Recently Closed',
    'closed-listed': 'Closed & Listed',
  } satisfies Record<NfoStatus, string>,
  withdrawn: (date: BusinessDate) => `Withdrawn on ${formatDateShort(date)}`,
  countdown: (next: NfoCountdown) => {
    if (next.next === 'opens') return `Opens ${inDays(next.days)}`;
    if (next.days > 0) return `Closes ${inDays(next.days)}`;
    if (next.takes === null) return 'Closes today';
    return next.takes === 'SIP'
      ? 'Closes today: SIPs at 3 PM, lumpsums at midnight'
      : 'Closes at midnight, for lumpsums alone';
  },
  allotment: (date: BusinessDate, isPast: boolean) =>
    `${isPast ? 'Units allotted on' : 'Units are allotted on'} ${formatDateShort(date)}`,
  sourceOf: (source: string, date: string) => `${source}, as of ${date}.`,
  moved: (days: number) => `In this sandbox the dates of real offers are moved by ${days} days; minimums are examples.`,
};

/** Words of sharing offers. */
export const nfoShareText = {
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
