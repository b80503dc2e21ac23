import { LEAD_KEPT_DAYS } from '@prosperx/core/lead';
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
import type { Services } from '#kernel/services.js';
import { scheduleArnEnds } from '#modules/agent/arn-end-mail.js';
import { scheduleMorningMails } from '#modules/agent/morning-mail.js';
import { reviewKnownAccounts } from '#modules/bank/review-known-accounts.js';
import { freeMobiles, scheduleErasures } from '#modules/erasure/erase-account.js';
import { scheduleEndNotices } from '#modules/mandate/end-notice.js';
import { requeueStalledMandates, scheduleStandingChecks } from '#modules/mandate/mandate-jobs.js';
import { requeueKeptSips } from '#modules/orders/cancel/cancel-order.js';
import { requeueKeptInstalments } from '#modules/orders/cancel/requeue-kept-instalments.js';
import { requeueStalledOrders } from '#modules/orders/requeue-stalled-orders.js';
import { askAfterEnd } from '#modules/orders/sip/after-end.js';
import { moveInstalments } from '#modules/orders/sip/move-instalments.js';
import { scheduleOverdue } from '#modules/orders/sip/sip-instalment.js';
import { EVENT_DAYS } from '#modules/partner/state-events.js';
import { requeueStalledPayments } from '#modules/payments/settle/settle-payment.js';
import { requeueStoppedSips } from '#modules/sips/at-exchange.js';
import { applyStepUps } from '#modules/sips/step-ups.js';
import { stopSipsOfGrown } from '#modules/sips/stop-sip.js';
import { askPlansAfterEnd } from '#modules/stp/after-end.js';
import { stopPayoutsToRefused, stopPlansOfGrown } from '#modules/stp/cancel-plan.js';
import { requeuePlans } from '#modules/stp/requeue-plans.js';
import { HOUSEKEEPING } from '#queue/job-kinds.js';
import { raiseAlarm } from '#queue/operator-alarm.js';
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

/** Providers repeat a message for some days; what it was about is kept with its payment or mandate. */
const PROVIDER_EVENT_DAYS = 90;

type Step = (services: Services, now: Instant) => PromiseLike<unknown>;

/** What is arranged for, found and ended each night. */
const DUTIES: readonly Step[] = [
  ({ db }, now) => scheduleHousekeeping(db, now),
  ({ db, calendar }, now) => scheduleNavs(db, businessDateAt(now), now, calendar),
  ({ db, calendar }, now) => scheduleMorningMails(db, now, calendar),
  ({ db }, now) => scheduleArnEnds(db, now),
  ({ db, calendar }, now) => moveInstalments(db, now, calendar),
  ({ db }, now) => scheduleOverdue(db, now),
  async ({ db, calendar, log }, now) => {
    const stalled = await requeueStalled(db, now, calendar);
    if (Object.values(stalled).some((count) => count > 0)) log.warn('stalled_found', stalled);
  },
  async (services) => {
    if ((await services.db.$count(queue, eq(queue.state, 'parked'))) > 0) await raiseAlarm(services, 'work_waits');
  },
  async (services, now) => {
    const instalments = await requeueKeptInstalments(services, now);
    if (instalments > 0) services.log.error('instalments_kept_by_exchange', { instalments });
  },
  ({ db }, now) => scheduleStandingChecks(db, now),
  scheduleEndNotices,
  applyStepUps,
  async ({ db, log }, now) => {
    const sips = (await requeueKeptSips(db, now)) + (await requeueStoppedSips(db, now));
    if (sips > 0) log.error('sips_kept_by_exchange', { sips });
  },
  async ({ db, calendar, providers }, now) => {
    if (providers.exchange.debitsInstalments) await askAfterEnd(db, now, calendar);
  },
  async ({ db, calendar, log }, now) => {
    const plans = await requeuePlans(db, now, calendar);
    if (plans > 0) log.error('plans_kept_by_exchange', { plans });
  },
  async ({ db, calendar, providers }, now) => {
    if (providers.exchange.makesPlanInstalments) await askPlansAfterEnd(db, now, calendar);
  },
  ({ db }, now) => scheduleErasures(db, now),
  ({ db }) => freeMobiles(db),
  ({ db, crypto }) => hashPanEnds(db, crypto),
  reviewKnownAccounts,
  markGrownMinors,
  endConsentsOfGrown,
  stopSipsOfGrown,
  stopPlansOfGrown,
  stopPayoutsToRefused,
  async ({ db, log }) => {
    for (const end of await auditEnds(db)) log.info('audit_end', end);
  },
];

const ago = (now: Instant, days: number) => now - days * DAY;

/** The rows that are too old to be needed. Keys of requests are kept for two days: nobody repeats one later. */
const PURGES: readonly Step[] = [
  ({ db }, now) => db.delete(sessions).where(lt(sessions.endsAt, ago(now, 30))),
  ({ db }, now) => db.delete(devices).where(lt(devices.lastSeenAt, ago(now, DEVICE_DAYS))),
  ({ db }, now) => db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now)),
  ({ db }, now) => db.delete(usedTickets).where(lt(usedTickets.expiresAt, now)),
  ({ db }, now) => db.delete(connectionRequests).where(lt(connectionRequests.expiresAt, ago(now, 1))),
  ({ db }, now) => db.delete(signOnTickets).where(lt(signOnTickets.expiresAt, ago(now, 1))),
  ({ db }, now) => db.delete(partnerLinks).where(lt(partnerLinks.expiresAt, ago(now, 1))),
  ({ db }, now) => db.delete(partnerSessions).where(lt(partnerSessions.endsAt, ago(now, 30))),
  ({ db }, now) => db.delete(operatorSessions).where(lt(operatorSessions.endsAt, ago(now, 30))),
  ({ db }, now) => db.delete(importRuns).where(lt(importRuns.startedAt, ago(now, RUNS_KEPT_DAYS))),
  ({ db }, now) => db.delete(reconciliationRuns).where(lt(reconciliationRuns.startedAt, ago(now, RUNS_KEPT_DAYS))),
  ({ db }, now) => db.delete(widgetUses).where(lt(widgetUses.day, addDays(businessDateAt(now), -USES_KEPT_DAYS))),
  ({ db }, now) => db.delete(shortLinks).where(lt(shortLinks.expiresAt, now)),
  ({ db }, now) => db.delete(webhookEvents).where(lt(webhookEvents.createdAt, ago(now, EVENT_DAYS))),
  ({ db }, now) => db.delete(otps).where(lt(otps.createdAt, ago(now, 7))),
  ({ db }, now) => {
    const isOver = or(isNull(throttles.keptUntil), lt(throttles.keptUntil, now));
    return db.delete(throttles).where(and(lt(throttles.since, ago(now, 2)), isOver));
  },
  ({ db }, now) => db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(now, 2))),
  ({ db }, now) => db.delete(providerEvents).where(lt(providerEvents.receivedAt, ago(now, PROVIDER_EVENT_DAYS))),
  ({ db }, now) => {
    // by whole days: on the last of them somebody may still be called
    const isOver = lt(leads.changedAt, instantAt(addDays(businessDateAt(now), -LEAD_KEPT_DAYS)));
    return db.delete(leads).where(isOver);
  },
  ({ db }, now) => db.delete(sharedPlans).where(lt(sharedPlans.createdAt, ago(now, LEAD_KEPT_DAYS))),
  ({ db }, now) => db.delete(customerApprovals).where(lt(customerApprovals.createdAt, ago(now, LEAD_KEPT_DAYS))),
  ({ db }, now) => {
    const isOld = lt(registrarRecords.importedAt, ago(now, LEAD_KEPT_DAYS));
    return db.delete(registrarRecords).where(and(isNull(registrarRecords.profileId), isOld));
  },
  async ({ db }, now) => {
    const unapproved = and(ne(proposals.state, 'approved'), lt(proposals.createdAt, ago(now, LEAD_KEPT_DAYS)));
    const gone = db.select({ id: proposals.id }).from(proposals).where(unapproved);
    await db.delete(proposalItems).where(inArray(proposalItems.proposalId, gone));
    await db.delete(proposals).where(unapproved);
  },
  ({ db }, now) => db.delete(surveyAnswers).where(lt(surveyAnswers.createdAt, ago(now, LEAD_KEPT_DAYS))),
  ({ db }, now) => purgeVisitorCarts(db, ago(now, VISITOR_CART_DAYS)),
  ({ db }, now) => {
    const isOver = inArray(queue.state, ['done', 'dropped']);
    return db.delete(queue).where(and(isOver, lt(queue.dueAt, ago(now, 90))));
  },
];

/**
 * Moves instalments of SIPs, STPs and SWPs to where the holidays that are known now put them, raises SIPs whose step-up is due, requeues
 * instalments, orders and payments that have no job, and instalments and SIPs that the exchange keeps, asks what it has made of those that are over, arranges for the weekly questions about
 * approved mandates, tells the owners of those that end soon and leave SIPs without AutoPay, arranges for the deletions of accounts that are due, marks the accounts of minors who have turned 18, ends what their
 * guardians agreed to for them, and their SIPs, STPs and SWPs, and deletes what is too old to be needed. Orders, payments and ledger go with their
 * account alone; the audit is for good. Parked jobs stay until a person decides. A step that fails holds up no other; all are tried again then.
 */
export const housekeeping: JobHandler = async (services) => {
  const { clock, log, calendar } = services;
  const now = clock.now();
  warnOfUnknownHolidays(calendar, log, now);
  const errors: unknown[] = [];
  for (const step of [...DUTIES, ...PURGES]) {
    try {
      await step(services, now);
    } catch (error) {
      log.error('housekeeping_step_failed', { error });
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new Error(`${errors.length} steps of the night failed`, { cause: errors[0] });
};

/** Requeues orders, payments and mandates that have no job any more. Returns how many there are, and how many jobs of any kind wait for a person. */
export async function requeueStalled(db: Db, now: Instant, calendar: ExchangeCalendar) {
  const payments = await requeueStalledPayments(db, now, calendar);
  const parkedJobs = await db.$count(queue, eq(queue.state, 'parked'));
  const mandates = await requeueStalledMandates(db, now);
  return { ...(await requeueStalledOrders(db, now)), payments, mandates, parkedJobs };
}
