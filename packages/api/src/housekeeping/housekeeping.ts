import { LEAD_KEPT_DAYS } from '@prosperx/core/lead';
import { RECORD_YEARS } from '@prosperx/core/profile';
import { DEVICE_DAYS } from '@prosperx/core/session';
import { addDays, businessDateAt, type Instant, instantAt, type ExchangeCalendar, DAY } from '@prosperx/core/time';
import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { auditEnds } from '#audit/check-audit.js';
import type { Db } from '#db/db.js';
import {
  connectionRequests,
  customerApprovals,
  devices,
  idempotencyKeys,
  importRuns,
  leads,
  otps,
  passkeyChallenges,
  proposalItems,
  proposals,
  providerEvents,
  queue,
  reconciliationRuns,
  registrarRecords,
  sessions,
  sharedPlans,
  shortLinks,
  partnerLinks,
  operatorSessions,
  partnerSessions,
  signOnTickets,
  surveyAnswers,
  throttles,
  usedTickets,
  webhookEvents,
  widgetUses,
} from '#db/schema/index.js';
import { warnOfUnknownHolidays } from '#kernel/calendar.js';
import { scheduleMorningMails } from '#modules/agent/morning-mail.js';
import { scheduleErasures } from '#modules/erasure/erase-account.js';
import { requeueStalledMandates, scheduleStandingChecks } from '#modules/mandate/mandate-jobs.js';
import { requeueKeptSips } from '#modules/orders/cancel/cancel-order.js';
import { requeueStalledOrders } from '#modules/orders/requeue-stalled-orders.js';
import { askAfterEnd } from '#modules/orders/sip/after-end.js';
import { moveInstalments } from '#modules/orders/sip/move-instalments.js';
import { scheduleOverdue } from '#modules/orders/sip/sip-instalment.js';
import { EVENT_DAYS } from '#modules/partner/state-events.js';
import { requeueStalledPayments } from '#modules/payments/settle/settle-payment.js';
import { requeueStoppedSips } from '#modules/sips/at-exchange.js';
import { applyStepUps } from '#modules/sips/step-ups.js';
import { stopSipsOfGrown } from '#modules/sips/stop-sip.js';
import { stopPlansOfGrown } from '#modules/stp/cancel-plan.js';
import { requeuePlans } from '#modules/stp/requeue-plans.js';
import { HOUSEKEEPING } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { VISITOR_CART_DAYS } from '#records/cart/owner.js';
import { purgeVisitorCarts } from '#records/cart/repository.js';
import { endConsentsOfGrown } from '#records/family/consents.js';
import { scheduleNavs } from '#records/fund/import-navs.js';
import { hashPanEnds } from '#records/kyc/pan-columns.js';
import { markGrownMinors } from '#records/profile/grown-minors.js';

/** What readers did with widgets can be compared with the year before. */
const USES_KEPT_DAYS = 400;
const AT_NIGHT = '03:30';

/** What imports changed and reconciliations found is looked at for two years. */
const RUNS_KEPT_DAYS = 730;

/** Makes sure that it is done tonight. Each night arranges for the next. */
export async function scheduleHousekeeping(db: Db, now: Instant): Promise<void> {
  const day = addDays(businessDateAt(now), 1);
  await enqueue(db, [{ kind: HOUSEKEEPING, ref: day, dueAt: instantAt(day, AT_NIGHT) }], now);
}

/** Moves instalments to where the holidays that are known now put them, raises SIPs whose step-up is due, requeues instalments, orders and payments that have no job, and SIPs that the exchange goes on with, asks what it has made of those that are over, arranges for the weekly questions about approved mandates, arranges for the deletions of accounts that are due, marks the accounts of minors who have turned 18, ends what their guardians agreed to for them, and their SIPs, STPs and SWPs, and deletes what is too old to be needed. Orders, payments and ledger go with their account alone; the audit is for good. Keys of requests are kept for two days: nobody repeats one later. Parked jobs stay until a person decides. */
export const housekeeping: JobHandler = async ({ db, clock, crypto, log, calendar, providers }) => {
  const now = clock.now();
  await scheduleHousekeeping(db, now);
  warnOfUnknownHolidays(calendar, log, now);
  await scheduleNavs(db, businessDateAt(now), now, calendar);
  await scheduleMorningMails(db, now, calendar);
  await moveInstalments(db, now, calendar);
  await scheduleOverdue(db, now);
  const stalled = await requeueStalled(db, now, calendar);
  if (Object.values(stalled).some((count) => count > 0)) log.warn('stalled_found', stalled);
  await scheduleStandingChecks(db, now);
  await applyStepUps({ db, clock, calendar, crypto });
  const sips = (await requeueKeptSips(db, now)) + (await requeueStoppedSips(db, now));
  if (sips > 0) log.error('sips_kept_by_exchange', { sips });
  if (providers.exchange.debitsInstalments) await askAfterEnd(db, now, calendar);
  const plans = await requeuePlans(db, now);
  if (plans > 0) log.error('plans_kept_by_exchange', { plans });
  await scheduleErasures(db, now);
  await hashPanEnds(db, crypto);
  await markGrownMinors({ db, clock, crypto });
  await endConsentsOfGrown({ db, clock, crypto });
  await stopSipsOfGrown({ db, clock, crypto, calendar, providers });
  await stopPlansOfGrown({ db, clock, crypto });
  for (const end of await auditEnds(db)) log.info('audit_end', end);
  const before = (days: number) => now - days * DAY;
  await db.delete(sessions).where(lt(sessions.endsAt, before(30)));
  await db.delete(devices).where(lt(devices.lastSeenAt, before(DEVICE_DAYS)));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.delete(usedTickets).where(lt(usedTickets.expiresAt, now));
  await db.delete(connectionRequests).where(lt(connectionRequests.expiresAt, before(1)));
  await db.delete(signOnTickets).where(lt(signOnTickets.expiresAt, before(1)));
  await db.delete(partnerLinks).where(lt(partnerLinks.expiresAt, before(1)));
  await db.delete(partnerSessions).where(lt(partnerSessions.endsAt, before(30)));
  await db.delete(operatorSessions).where(lt(operatorSessions.endsAt, before(30)));
  await db.delete(importRuns).where(lt(importRuns.startedAt, before(RUNS_KEPT_DAYS)));
  await db.delete(reconciliationRuns).where(lt(reconciliationRuns.startedAt, before(RUNS_KEPT_DAYS)));
  await db.delete(widgetUses).where(lt(widgetUses.day, addDays(businessDateAt(now), -USES_KEPT_DAYS)));
  await db.delete(shortLinks).where(lt(shortLinks.expiresAt, now));
  await db.delete(webhookEvents).where(lt(webhookEvents.createdAt, before(EVENT_DAYS)));
  await db.delete(otps).where(lt(otps.createdAt, before(7)));
  await db
    .delete(throttles)
    .where(and(lt(throttles.since, before(2)), or(isNull(throttles.keptUntil), lt(throttles.keptUntil, now))));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(2)));
  await db.delete(providerEvents).where(lt(providerEvents.receivedAt, before(RECORD_YEARS * 366)));
  await db.delete(leads).where(lt(leads.changedAt, before(LEAD_KEPT_DAYS)));
  await db.delete(sharedPlans).where(lt(sharedPlans.createdAt, before(LEAD_KEPT_DAYS)));
  await db.delete(customerApprovals).where(lt(customerApprovals.createdAt, before(LEAD_KEPT_DAYS)));
  await db
    .delete(registrarRecords)
    .where(and(isNull(registrarRecords.profileId), lt(registrarRecords.importedAt, before(LEAD_KEPT_DAYS))));
  const unapproved = and(ne(proposals.state, 'approved'), lt(proposals.createdAt, before(LEAD_KEPT_DAYS)));
  const gone = db.select({ id: proposals.id }).from(proposals).where(unapproved);
  await db.delete(proposalItems).where(inArray(proposalItems.proposalId, gone));
  await db.delete(proposals).where(unapproved);
  await db.delete(surveyAnswers).where(lt(surveyAnswers.createdAt, before(LEAD_KEPT_DAYS)));
  await purgeVisitorCarts(db, before(VISITOR_CART_DAYS));
  await db.delete(queue).where(and(inArray(queue.state, ['done', 'dropped']), lt(queue.dueAt, before(90))));
};

/** Requeues orders, payments and mandates that have no job any more. Returns how many there are, and how many jobs of any kind wait for a person. */
export async function requeueStalled(db: Db, now: Instant, calendar: ExchangeCalendar) {
  const payments = await requeueStalledPayments(db, now, calendar);
  const parkedJobs = await db.$count(queue, eq(queue.state, 'parked'));
  const mandates = await requeueStalledMandates(db, now);
  return { ...(await requeueStalledOrders(db, now)), payments, mandates, parkedJobs };
}
