import { said } from '@prosperx/core/language';
import { dueEndNotice, MANDATE_END_NOTICE_DAYS } from '@prosperx/core/mandate';
import { addDays, businessDateAt, type Instant } from '@prosperx/core/time';
import { and, between, eq, inArray } from 'drizzle-orm';
import { type MandateRow, mandates, schemes } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { byDay } from '#notifications/by-day.js';
import { sendNotification } from '#notifications/send-notification.js';
import { MANDATE_ENDS } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { namedAccount } from '#records/bank/repository.js';
import { isStillApproved } from '#records/mandate/book-outcome.js';
import { accountOfMandate } from '#records/mandate/repository.js';
import { notificationTo } from '#records/profile/reach.js';
import { readProfile } from '#records/profile/repository.js';
import { readDebits } from '#records/sip/debit-of-sip.js';
import { liveSips } from '#records/sip/live-sips.js';
import { readOpenChanges } from '#records/sip/terms-ahead.js';
import { type UncoveredSip, uncoveredAfter } from './dependents.js';
import { endNoticeText } from './end-notice.text.js';

interface EndNotice {
  readonly mandateId: string;
}

/** Reads the SIPs that a mandate leaves without AutoPay after its last day. */
async function readUncovered(
  services: Pick<Services, 'db' | 'clock' | 'calendar' | 'providers'>,
  mandate: MandateRow,
): Promise<UncoveredSip[]> {
  const { db, clock, calendar } = services;
  const { profileId } = mandate;
  const own = and(eq(mandates.profileId, profileId), eq(mandates.state, 'approved'));
  const approved = await db.select().from(mandates).where(own);
  const facts = {
    debitOf: await readDebits(services, profileId),
    changes: await readOpenChanges(db, calendar, [profileId]),
    calendar,
    today: businessDateAt(clock.now()),
  };
  return uncoveredAfter(mandate, approved, await liveSips(db, profileId), facts);
}

/** Arranges each night that the owners of mandates that end soon, and leave SIPs without AutoPay, are told so by day: of each mandate once for each notice. */
export async function scheduleEndNotices(services: Services, now: Instant): Promise<void> {
  const today = businessDateAt(now);
  const soon = addDays(today, Math.max(...MANDATE_END_NOTICE_DAYS));
  const ending = and(eq(mandates.state, 'approved'), between(mandates.endDate, today, soon));
  for (const mandate of await services.db.select().from(mandates).where(ending)) {
    const { id, endDate } = mandate;
    const days = endDate && dueEndNotice(endDate, today);
    if (days === null || (await readUncovered(services, mandate)).length === 0) continue;
    const payload: EndNotice = { mandateId: id };
    const job = { kind: MANDATE_ENDS, ref: `${id}:${endDate}:${days}`, payload, dueAt: byDay(now) };
    await enqueue(services.db, [job], now);
  }
}

/** Tells the owner of a mandate which SIPs it leaves without AutoPay after its last day; nothing where it is over, or another one pays for them by now. */
export const sendEndNotice: JobHandler = async (services, { ref, payload }) => {
  const { db, clock, crypto, config, providers } = services;
  const { mandateId } = payload as EndNotice;
  const [mandate] = await db.select().from(mandates).where(eq(mandates.id, mandateId));
  if (mandate?.state !== 'approved' || mandate.endDate === null) return;
  const { endDate: lastDay, limit, profileId } = mandate;
  if (lastDay < businessDateAt(clock.now()) || !(await isStillApproved(services, mandate))) return;
  const uncovered = await readUncovered(services, mandate);
  if (uncovered.length === 0) return;
  const ids = uncovered.map(({ sip }) => sip.schemeId);
  const rows = await db.select({ id: schemes.id, name: schemes.name }).from(schemes).where(inArray(schemes.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const bank = await accountOfMandate(db, mandate);
  const { user } = await readProfile(db, profileId);
  const link = `${config.publicUrl}/v1/profile/mandates`;
  const facts = {
    name: user.name,
    bank: bank && namedAccount(crypto, bank),
    limit,
    lastDay,
    sips: uncovered.map(({ sip, amount, from }) => ({ schemeName: names.get(sip.schemeId) ?? '', amount, from })),
    link,
  };
  const notification = notificationTo(services, user, () => {
    const { subject, body } = said(endNoticeText);
    return { subject: subject(lastDay), text: body(facts), link };
  });
  await sendNotification({ providers }, { ...notification, ref });
};
