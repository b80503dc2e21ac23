import { type Mandate, sipCover, type SipCover } from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';
import { useToday } from '#queries/calendar.js';
import { useMandates } from '#queries/mandate.js';
import { useSession } from '#session/use-session.js';

/** Returns up to what a mandate pays SIPs: where they come on top of those that run, what these leave of its limit. */
export const leftOf = ({ left, amount }: Mandate, onTop: boolean): Paise => (onTop ? (left ?? amount) : amount);

/** How later instalments are paid, and the mandate that says so: the approved one that has most left, or one that its bank decides on. */
export type SipCoverage =
  | { readonly cover: Exclude<SipCover, 'no_mandate'> | 'under_way'; readonly mandate: Mandate }
  | { readonly cover: 'no_mandate'; readonly mandate: null };

/** Returns whether how the later instalments of SIPs of `total` a month are paid is being asked. */
export function useSipCoverAsked(total: Paise): boolean {
  const isSignedIn = useSession().status === 'signed_in';
  return useMandates({ enabled: isSignedIn && total > 0 }).isLoading;
}

/** Returns how the later instalments of SIPs of `total` a month are paid; null while that is not known, to a visitor, and where there are none. */
export function useSipCover(total: Paise, onTop = false): SipCoverage | null {
  const today = useToday();
  const isSignedIn = useSession().status === 'signed_in';
  const { data } = useMandates({ enabled: isSignedIn && total > 0 });
  if (!data || total === 0) return null;
  const byLimit = data
    .filter(({ endDate }) => endDate === null || endDate >= today)
    .sort((a, b) => leftOf(b, onTop) - leftOf(a, onTop));
  const approved = byLimit.find(({ status }) => status === 'Approved');
  const cover = sipCover(approved ? leftOf(approved, onTop) : null, total);
  if (approved && cover === 'covered') return { cover, mandate: approved };
  const underWay = byLimit.find((each) => each.status === 'Processing' && leftOf(each, onTop) >= total);
  if (underWay) return { cover: 'under_way', mandate: underWay };
  return approved ? { cover: 'limit_too_small', mandate: approved } : { cover: 'no_mandate', mandate: null };
}
