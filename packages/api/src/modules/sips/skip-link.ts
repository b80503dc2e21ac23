import { PxError } from '@prosperx/core/errors';
import {
  firstToSkip,
  isSkipped,
  lastDayToSkip,
  nextDebit,
  plannedInstalments,
  type readSkipLink as readCall,
  type skipByLink as skipCall,
  type SkipLinkState,
} from '@prosperx/core/sip';
import {
  addDays,
  type BusinessDate,
  businessDate,
  businessDateAt,
  instantAt,
  type ExchangeCalendar,
} from '@prosperx/core/time';
import { and, eq, inArray, not } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { orders, type SipRow, sips } from '#db/schema/index.js';
import type { DataOf, Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { runNow } from '#queue/worker.js';
import { countOpenedLink } from '#throttle/link-limits.js';
import { pauseFrom } from './pause.js';
import { openChange, readSchemeOf } from './repository.js';
import { notifySipOwner } from './sip-notification.js';

interface Signed {
  readonly sipId: string;
  readonly instalment: number | string;
  readonly date: string;
}

interface Named {
  readonly sipId: string;
  readonly instalment: number;
  readonly date: BusinessDate;
}

/** Signs the link of one instalment: it names SIP, instalment and date, and is good for nothing else. */
export function skipToken({ crypto }: Pick<Services, 'crypto'>, { sipId, instalment, date }: Signed): string {
  return [sipId, instalment, date, crypto.lookup('skip-link', [sipId, instalment, date].join(' '))].join('.');
}

/** Returns what a link names. Throws `skip_link_invalid` for one that is not ours, and from the day after its instalment. */
function read(ctx: Context, token: string): Named {
  const [sipId = '', instalment = '', date = ''] = token.split('.');
  if (token !== skipToken(ctx, { sipId, instalment, date })) throw new PxError('skip_link_invalid');
  // signed by us, so both can be read
  const named = { sipId, instalment: Number(instalment), date: businessDate(date) };
  if (ctx.clock.now() >= instantAt(addDays(named.date, 1), '00:00')) throw new PxError('skip_link_invalid');
  return named;
}

async function stateOf(
  db: Db,
  sip: SipRow,
  { instalment }: Named,
  today: BusinessDate,
  calendar: ExchangeCalendar,
): Promise<SkipLinkState> {
  if (isSkipped(sip, instalment)) return 'skipped';
  if (instalment <= sip.instalmentsDone) return (await isOrdered(db, sip, instalment)) ? 'late' : 'gone';
  const planned = plannedInstalments(sip, 1, calendar);
  if (sip.state !== 'running' || planned[0]?.instalment !== instalment) return 'gone';
  return firstToSkip(sip, today, calendar)?.instalment === instalment ? 'open' : 'late';
}

/** Tells whether an instalment that has fallen due was ordered, and may be debited: one that nothing covers ended at once. */
async function isOrdered(db: Db, { id }: SipRow, instalment: number): Promise<boolean> {
  const ended = inArray(orders.state, ['cancelled', 'expired', 'refused']);
  const ordered = and(eq(orders.sipId, id), eq(orders.instalment, instalment), not(ended));
  return (await db.$count(orders, ordered)) > 0;
}

/** Describes what a link skips, as its SIP is now: the instalment may have moved since it was sent. */
async function answerOf(
  db: Db,
  sip: SipRow,
  named: Named,
  today: BusinessDate,
  calendar: ExchangeCalendar,
): Promise<DataOf<typeof readCall>> {
  const { scheme } = await readSchemeOf(db, sip);
  const date = (sip.instalmentsDone + 1 === named.instalment ? sip.nextDate : null) ?? named.date;
  const { skipFrom, skipCount } = isSkipped(sip, named.instalment) ? sip : { skipFrom: named.instalment, skipCount: 1 };
  return {
    state: await stateOf(db, sip, named, today, calendar),
    schemeName: scheme.name,
    amount: sip.amount,
    date,
    until: lastDayToSkip(date, calendar),
    next: nextDebit({ ...sip, skipFrom, skipCount }, calendar)?.date ?? null,
  };
}

export const readSkipLink: Verb<typeof readCall> = async ({ ctx, input }) => {
  await countOpenedLink(ctx, 'skip-link-opened');
  const named = read(ctx, input.token);
  const [sip] = await ctx.db.select().from(sips).where(eq(sips.id, named.sipId));
  if (!sip) throw new PxError('skip_link_invalid');
  return answerOf(ctx.db, sip, named, businessDateAt(ctx.clock.now()), ctx.calendar);
};

/** Skips the instalment of a link, once: whoever has it reads the notifications of the SIP's owner. A link that was used answers that it was. */
export const skipByLink: Verb<typeof skipCall> = async ({ ctx, input }) => {
  await countOpenedLink(ctx, 'skip-link-opened');
  const named = read(ctx, input.token);
  const now = ctx.clock.now();
  const today = businessDateAt(now);
  const { answer, jobs } = await ctx.db.transaction(async (tx) => {
    const [sip] = await tx.select().from(sips).where(eq(sips.id, named.sipId)).for('update');
    if (!sip) throw new PxError('skip_link_invalid');
    const state = await stateOf(tx, sip, named, today, ctx.calendar);
    if (state !== 'open' || (await isChangedBefore(tx, named)))
      return { answer: await answerOf(tx, sip, named, today, ctx.calendar), jobs: [] };
    const queued = await pauseFrom(tx, sip, { from: named.instalment, count: 1 }, now, ctx.calendar);
    await notifySipOwner(tx, { about: 'skipped', sipId: sip.id, instalment: named.instalment }, now);
    const details = { instalment: named.instalment, byLink: true };
    await audit(withDb(ctx, tx), { action: 'sip.skipped', objectId: sip.id, details });
    const [after] = await tx.select().from(sips).where(eq(sips.id, sip.id));
    return { answer: await answerOf(tx, after ?? sip, named, today, ctx.calendar), jobs: queued };
  });
  ctx.afterCommit((services) => runNow(services, jobs));
  return answer;
};

/** Says whether the exchange is about to make the instalment by new terms: it can no longer be skipped at the former ones. */
async function isChangedBefore(tx: Db, { sipId, instalment }: Named): Promise<boolean> {
  const change = await openChange(tx, sipId);
  return change !== undefined && instalment >= change.instalment;
}
