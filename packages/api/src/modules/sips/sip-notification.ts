import { errorText } from '@prosperx/core/errors';
import { said } from '@prosperx/core/language';
import { nextDebit, plannedInstalments, SIP_PAUSE } from '@prosperx/core/sip';
import type { BusinessDate, Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes, sipChanges, sips } from '#db/schema/index.js';
import { saidAgain } from '#notifications/said-again.js';
import { sendNotification } from '#notifications/send-notification.js';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import { SIP_NOTIFICATION } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { notificationTo } from '#records/profile/reach.js';
import { readProfile } from '#records/profile/repository.js';
import { sipChangeText, sipNotifications } from './sip-notification.text.js';

interface SipNotification {
  readonly about: keyof typeof sipNotifications;
  readonly sipId: string;
  /** The instalment that it is about, or with which the change begins. */
  readonly instalment: number;
  /** The date of one that has fallen due, or with which the change begins. */
  readonly date?: BusinessDate;
  readonly changeId?: string;
  /** The exchange's words. */
  readonly reason?: string;
}

/** Queues a notification to the owner of a SIP in the transaction that changes it; it goes at once where nothing else is said. */
export function notifySipOwner(tx: Db, payload: SipNotification, now: Instant, dueAt = now): Promise<void> {
  const { about, sipId, instalment, changeId = '' } = payload;
  const ref = [about, sipId, instalment, changeId || now].join(':');
  return enqueue(tx, [{ kind: SIP_NOTIFICATION, ref, payload, dueAt }], now);
}

/** Sends a notification about a SIP. One that may have been sent is sent again, under the same reference: better twice than not at all. */
export const sendSipNotification: JobHandler = async (
  { db, crypto, providers, config, calendar },
  { ref, payload },
) => {
  const { about, sipId, instalment, date, changeId, reason } = payload as SipNotification;
  const [row] = await db
    .select({ sip: sips, schemeName: schemes.name })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(eq(sips.id, sipId));
  if (!row) throw new Error('the SIP of a notification does not exist');
  const { user } = await readProfile(db, row.sip.profileId);
  const [change] = await db
    .select()
    .from(sipChanges)
    .where(eq(sipChanges.id, changeId ?? ''));
  const planned = plannedInstalments(row.sip, SIP_PAUSE.max * 3, calendar);
  const link = `${config.publicUrl}/v1/running-sips`;
  const facts = {
    name: user.name,
    schemeName: row.schemeName,
    link,
    amount: change?.amount ?? row.sip.amount,
    sipDate: change?.sipDate ?? row.sip.sipDate,
    date: date ?? change?.date ?? planned.find((each) => each.instalment === instalment)?.date ?? null,
    next: nextDebit(row.sip, calendar)?.date ?? null,
    left: planned.filter((each) => each.isSkipped && each.instalment >= instalment).length,
    isOver: row.sip.state === 'cancelled',
  };
  const write = () => {
    const { subject, body } = said(sipNotifications)[about];
    const why = saidAgain(reason ?? change?.reason ?? '', sipChangeText, errorText, bseText);
    return { subject, text: body({ ...facts, reason: why }), link };
  };
  await sendNotification({ providers }, { ...notificationTo({ crypto }, user, write), ref });
};
