import { instalmentAfter } from '@prosperx/core/sip';
import { addDays, type BusinessDate, businessDateAt, type ExchangeCalendar, type Instant } from '@prosperx/core/time';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { queue, type SipRow, sips } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { SIP_NOTIFICATION } from '#queue/job-kinds.js';
import { enqueue, type NewJob } from '#queue/queue.js';

interface Noted {
  /** Why the exchange goes on with it; null where it has let go. */
  readonly keptReason: string | null;
  readonly toldAt: Instant;
  /** Whether its owner has heard already that it is over, and is told of its end only where the exchange has kept it. */
  readonly isTold?: boolean;
}

/**
 * Notes whether the exchange goes on with a SIP that is over here; returns whether there is such a SIP. Where the exchange debits by itself, its owner
 * is told either, once for each count of instalments: another one may be made after either.
 */
export async function noteEnd(
  { clock, calendar, providers }: Pick<Services, 'clock' | 'calendar' | 'providers'>,
  tx: Db,
  which: SQL | undefined,
  { keptReason, toldAt, isTold = false }: Noted,
): Promise<boolean> {
  const now = clock.now();
  const isOver = and(which, eq(sips.state, 'cancelled'));
  const [sip] = await tx.select().from(sips).where(isOver).for('update');
  if (!sip) return false;
  await tx.update(sips).set({ keptReason, changedAt: now }).where(eq(sips.id, sip.id));
  const isNews = keptReason !== null || sip.keptReason !== null || !isTold;
  if (providers.exchange.debitsInstalments && isNews)
    await enqueue(tx, [notification(sip, keptReason !== null, toldAt, calendar)], now);
  return true;
}

/** Returns the date of the next instalment that an exchange may still make of a SIP that it keeps; null where none is left. */
export function keptDateOf(
  { sipDate, instalments, instalmentsDone }: SipRow,
  today: BusinessDate,
  calendar: ExchangeCalendar,
): BusinessDate | null {
  return instalmentsDone < instalments ? instalmentAfter(sipDate, addDays(today, -1), calendar) : null;
}

function notification(sip: SipRow, isKept: boolean, toldAt: Instant, calendar: ExchangeCalendar): NewJob {
  const { id: sipId, instalmentsDone: instalment } = sip;
  const about = isKept ? 'stopping' : 'stopped';
  const date = isKept ? keptDateOf(sip, businessDateAt(toldAt), calendar) : null;
  return {
    kind: SIP_NOTIFICATION,
    ref: [about, sipId, instalment].join(':'),
    payload: { about, sipId, instalment, ...(date && { date }) },
    dueAt: toldAt,
  };
}

/** Tells whether a message like this one, about what its payload names by a key, waits for a person already. */
export async function isBeforePerson(db: Db, kind: string, key: string, value: string): Promise<boolean> {
  const isAbout = eq(sql`${queue.payload} ->> ${key}`, value);
  return (await db.$count(queue, and(eq(queue.kind, kind), eq(queue.state, 'parked'), isAbout))) > 0;
}
