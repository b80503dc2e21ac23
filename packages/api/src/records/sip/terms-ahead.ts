import type { Paise } from '@prosperx/core/money';
import { movedInstalment, type PlannedInstalment, plannedInstalments } from '@prosperx/core/sip';
import type { ExchangeCalendar } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type SipChangeRow, sipChanges, type SipRow, sips } from '#db/schema/index.js';

/** The instalments ahead that are looked at: a year of a monthly SIP. */
export const AHEAD = 12;

const OPEN_STATES = ['requested', 'registered'] as const;

/** Tells whether a change of a SIP is on its way. */
export const isOpenChange = ({ state }: SipChangeRow): boolean => OPEN_STATES.some((open) => open === state);

/** Returns a change with the day of its first instalment by the calendar as it is known now: the exchange may have named a holiday since. */
export const movedChange = (change: SipChangeRow, calendar: ExchangeCalendar): SipChangeRow => ({
  ...change,
  date: movedInstalment(change.sipDate, change.date, calendar),
});

/** Reads the changes of the SIPs of some profiles that are on their way, by SIP: each has one at most. */
export async function readOpenChanges(
  db: Db,
  calendar: ExchangeCalendar,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, SipChangeRow>> {
  const rows = await db
    .select({ change: sipChanges })
    .from(sipChanges)
    .innerJoin(sips, eq(sips.id, sipChanges.sipId))
    .where(and(inArray(sips.profileId, [...profileIds]), inArray(sipChanges.state, [...OPEN_STATES])));
  return new Map(rows.map(({ change }) => [change.sipId, movedChange(change, calendar)]));
}

/** An instalment that is still to come, with what is debited for it. */
export interface InstalmentAhead extends PlannedInstalment {
  readonly amount: Paise;
}

/** Returns the instalments ahead: by the former terms until those of a change begin. */
export function instalmentsAhead(
  sip: SipRow,
  change: SipChangeRow | undefined,
  calendar: ExchangeCalendar,
): InstalmentAhead[] {
  const by = (amount: Paise) => (each: PlannedInstalment) => ({ ...each, amount });
  const planned = plannedInstalments(sip, AHEAD, calendar).map(by(sip.amount));
  if (!change) return planned;
  const before = planned.filter(({ instalment }) => instalment < change.instalment);
  const endsPause = change.kind === 'resume' ? { skipFrom: null, skipCount: 0 } : {};
  const place = { ...sip, ...endsPause, sipDate: change.sipDate, instalmentsDone: change.instalment - 1 };
  const after = plannedInstalments({ ...place, nextDate: change.date }, AHEAD - before.length, calendar);
  return [...before, ...after.map(by(change.amount))];
}

/** Tells whether an instalment is one by the new terms of a change. */
export const isByChange = (change: SipChangeRow, { instalment }: PlannedInstalment): boolean =>
  instalment >= change.instalment;
