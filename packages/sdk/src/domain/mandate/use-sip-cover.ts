import { type Mandate, sipCover, type SipCover, type SipDebits, type SipRoom, sipRoom } from '@prosperx/core/mandate';
import { addPaise, type Paise } from '@prosperx/core/money';
import { useToday } from '#queries/calendar.js';
import { useMandates } from '#queries/mandate.js';
import { useSession } from '#session/use-session.js';

/** Returns what SIPs come to a month. */
export const totalOf = (sips: readonly SipDebits[]): Paise => addPaise(...sips.map(({ amount }) => amount));

/** How later instalments are paid, and the mandate that says so with the room that it has: the approved one that has most, or one that its bank decides on. */
export type SipCoverage =
  | { readonly cover: Exclude<SipCover, 'no_mandate'> | 'under_way'; readonly mandate: Mandate; readonly room: SipRoom }
  | { readonly cover: 'no_mandate'; readonly mandate: null };

/** Returns whether how the later instalments of SIPs of `total` a month are paid is being asked. */
export function useSipCoverAsked(total: Paise): boolean {
  const isSignedIn = useSession().status === 'signed_in';
  return useMandates({ enabled: isSignedIn && total > 0 }).isLoading;
}

/** Returns how the later instalments of SIPs are paid, those that come on top of what runs if so; null while that is not known, to a visitor, and where there are none. */
export function useSipCover(sips: readonly SipDebits[], onTop = false): SipCoverage | null {
  const today = useToday();
  const isSignedIn = useSession().status === 'signed_in';
  const isAny = totalOf(sips) > 0;
  const { data } = useMandates({ enabled: isSignedIn && isAny });
  if (!data || !isAny) return null;
  const byRoom = data
    .filter(({ endDate }) => endDate === null || endDate >= today)
    .map((mandate) => ({
      mandate,
      room: sipRoom({ ...mandate, taken: mandate.taken && (onTop ? mandate.taken : []) }, sips),
    }))
    .sort((a, b) => b.room.left - b.room.needed - (a.room.left - a.room.needed));
  const approved = byRoom.find(({ mandate }) => mandate.status === 'Approved');
  const cover = sipCover(approved ? approved.room.left : null, approved?.room.needed ?? totalOf(sips));
  if (approved && cover === 'covered') return { cover, ...approved };
  const underWay = byRoom.find(({ mandate, room }) => mandate.status === 'Processing' && room.left >= room.needed);
  if (underWay) return { cover: 'under_way', ...underWay };
  return approved ? { cover: 'limit_too_small', ...approved } : { cover: 'no_mandate', mandate: null };
}
