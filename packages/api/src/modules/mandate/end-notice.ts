import { said } from '@prosperx/core/language';
import { dueEndNotice, mandateEndNoticeDays } from '@prosperx/core/mandate';
import { addDays, businessDateAt, type Instant } from '@prosperx/core/time';
import { and, between, eq, inArray } from 'drizzle-orm';
import { type MandateRow, mandates, queue, schemes } from '#db/schema/index.js';
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
import { endNoticeText } from './end-notice.text.js';
import { readUncovered } from './read-uncovered.js';

interface EndNotice {
  readonly mandateId: string;
}

/** The mandates of which the SIPs are read at once. */
const BATCH = 500;

/** Arranges each night that the owners of mandates that end soon, and leave SIPs without AutoPay, are told so by day: of each mandate once for each notice. */
export async function scheduleEndNotices(services: Services, now: Instant): Promise<void> {
  const { db, providers } = services;
  const today = businessDateAt(now);
  const isBound = providers.exchange.debitsInstalments;
  const soon = addDays(today, Math.max(...mandateEndNoticeDays(isBound)));
  const isEnding = and(eq(mandates.state, 'approved'), between(mandates.endDate, today, soon));
  const due = (await db.select().from(mandates).where(isEnding)).flatMap((mandate) => {
    const days = mandate.endDate && dueEndNotice(mandate.endDate, today, isBound);
    return days === null ? [] : { mandate, ref: `${mandate.id}:${mandate.endDate}:${days}` };
  });
  for (let at = 0; at < due.length; at += BATCH) await scheduleNew(services, due.slice(at, at + BATCH), now);
}

interface DueNotice {
  readonly mandate: MandateRow;
  readonly ref: string;
}

/** Arranges for those notices for which no night has arranged before. */
async function scheduleNew(services: Services, due: readonly DueNotice[], now: Instant): Promise<void> {
  const refs = due.map(({ ref }) => ref);
  const isKnown = and(eq(queue.kind, MANDATE_ENDS), inArray(queue.ref, refs));
  const known = new Set(
    (await services.db.select({ ref: queue.ref }).from(queue).where(isKnown)).map(({ ref }) => ref),
  );
  const open = due.filter(({ ref }) => !known.has(ref));
  const uncoveredBy = await readUncovered(
    services,
    open.map(({ mandate }) => mandate),
  );
  const jobs = open
    .filter(({ mandate }) => uncoveredBy(mandate).length > 0)
    .map(({ mandate, ref }) => {
      const payload: EndNotice = { mandateId: mandate.id };
      return { kind: MANDATE_ENDS, ref, payload, dueAt: byDay(now) };
    });
  await enqueue(services.db, jobs, now);
}

/** Tells the owner of a mandate which SIPs it leaves without AutoPay after its last day; nothing where it is over, or another one pays for them by now. */
export const sendEndNotice: JobHandler = async (services, { ref, payload }) => {
  const { db, clock, crypto, config, providers } = services;
  const { mandateId } = payload as EndNotice;
  const [mandate] = await db.select().from(mandates).where(eq(mandates.id, mandateId));
  if (mandate?.state !== 'approved' || mandate.endDate === null) return;
  const { endDate: lastDay, limit, profileId } = mandate;
  if (lastDay < businessDateAt(clock.now()) || !(await isStillApproved(services, mandate))) return;
  const uncovered = (await readUncovered(services, [mandate]))(mandate);
  if (uncovered.length === 0) return;
  const ids = uncovered.map(({ sip }) => sip.schemeId);
  const rows = await db.select({ id: schemes.id, name: schemes.name }).from(schemes).where(inArray(schemes.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const bank = await accountOfMandate(db, mandate);
  const { user } = await readProfile(db, profileId);
  const mandatesLink = `${config.publicUrl}/v1/profile/mandates`;
  const sipsLink = `${config.publicUrl}/v1/running-sips`;
  const isNewNeeded = uncovered.some(({ move }) => !move?.hasOther);
  const facts = {
    name: user.name,
    bank: bank && namedAccount(crypto, bank),
    limit,
    lastDay,
    sips: uncovered.map(({ sip, ...each }) => ({ schemeName: names.get(sip.schemeId) ?? '', ...each })),
    mandatesLink: isNewNeeded ? mandatesLink : null,
    sipsLink,
  };
  const notification = notificationTo(services, user, () => {
    const { subject, body } = said(endNoticeText);
    return { subject: subject(lastDay), text: body(facts), link: isNewNeeded ? mandatesLink : sipsLink };
  });
  await sendNotification({ providers }, { ...notification, ref });
};
