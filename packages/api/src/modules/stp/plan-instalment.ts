import { errorText, PxError } from '@prosperx/core/errors';
import { transactRefusalText } from '@prosperx/core/kyc';
import { canCatchUp } from '@prosperx/core/sip';
import { FAILURES_TO_STOP, failuresInRow, nextPlanDate } from '@prosperx/core/stp';
import { businessDateAt, type Instant, instantAt, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq, isNull } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { planInstalments, sales, type TransferPlanRow } from '#db/schema/index.js';
import type { JobHandler } from '#queue/queue.js';
import { hasAccountInReview } from '#records/bank/repository.js';
import { transactRefusalOf } from '#records/order/check-transact.js';
import { planText } from '#records/order/remarks.text.js';
import { bookMadeInstalment, placeRedemption } from '#records/redemption/place-redemption.js';
import { INSTALMENT_TIME } from '#records/sip/instalment-jobs.js';
import { stopPlan } from './cancel-plan.js';
import { queuePlanNotification } from './plan-notification.js';
import { readScheme } from './plan-terms.js';
import { changePlan, instalmentsOf, lockedPlan, movePlan } from './repository.js';
import { type DueInstalment, scheduleInstalment } from './schedule-instalment.js';

/**
 * Places the redemption of one instalment, or books the one that the exchange has made by itself, and schedules the one after it, in one transaction. Done again, or by two servers at once, it does
 * nothing more: under the lock of the plan only the instalment that is next on its date counts.
 */
export const planInstalment: JobHandler = async ({ db, clock, crypto, calendar, providers }, { payload }) => {
  const due = payload as unknown as DueInstalment;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const plan = await lockedPlan(tx, due.planId);
    if (!plan || !isNext(plan, due)) return;
    const made = providers.exchange.makesPlanInstalments
      ? await bookMade(tx, plan, due, now)
      : await makeInstalment(tx, plan, due, now, calendar);
    const { planId, instalment, date } = due;
    await tx.insert(planInstalments).values({ id: newId('pin'), planId, instalment, date, ...made, createdAt: now });
    const advanced = await advance(tx, plan, due, now, calendar);
    if (made.failure !== null) {
      await noteFailure(tx, advanced, instalment, now);
      await noteCompletion(tx, advanced, now);
    }
    const details = { plan: planId, instalment, amount: plan.amount, failed: made.failure !== null };
    await auditBySystem({ db: tx, clock, crypto }, { action: 'plan.instalment', objectId: made.saleId, details });
  });
};

const isNext = (plan: TransferPlanRow, { instalment, date }: DueInstalment) =>
  plan.status === 'ACTIVE' && plan.instalmentsDone + 1 === instalment && plan.nextDate === date;

interface Made {
  readonly saleId: string | null;
  readonly failure: string | null;
}

/** Sells, or says why nothing may be sold: the date is long past, the rule of all transactions, or what the folio and its scheme do not allow. */
async function makeInstalment(
  tx: Db,
  plan: TransferPlanRow,
  due: DueInstalment,
  now: Instant,
  calendar: ExchangeCalendar,
): Promise<Made> {
  if (!canCatchUp(due.date, businessDateAt(now), calendar)) return { saleId: null, failure: planText.missed };
  const { fundHouse } = await readScheme(tx, plan.schemeId);
  const transaction = plan.kind === 'STP' ? ('stp' as const) : ('swp' as const);
  const refusal = await transactRefusalOf(tx, plan.profileId, [{ transaction, fundHouse }], true);
  if (refusal) return { saleId: null, failure: transactRefusalText[refusal.reason] };
  return place(tx, plan, due, now);
}

/** Books what the exchange has made by itself, on its date, however late we come to book it. */
async function bookMade(tx: Db, plan: TransferPlanRow, due: DueInstalment, now: Instant): Promise<Made> {
  const madeAt = Math.min(instantAt(due.date, INSTALMENT_TIME), now);
  const { id: saleId } = await bookMadeInstalment(tx, redemptionOf(plan, due), madeAt, now);
  return { saleId, failure: null };
}

async function place(tx: Db, plan: TransferPlanRow, due: DueInstalment, now: Instant): Promise<Made> {
  try {
    // a savepoint: what was begun of a redemption that cannot be made is undone, the rest is kept
    const redemption = await tx.transaction((inner) => placeRedemption(inner, redemptionOf(plan, due), now));
    return { saleId: redemption.id, failure: null };
  } catch (error) {
    if (!(error instanceof PxError)) throw error;
    const isInReview = error.code === 'payout_account_missing' && (await hasAccountInReview(tx, plan.profileId));
    return { saleId: null, failure: isInReview ? planText.accountInReview : failureText(error) };
  }
}

function failureText({ code, details }: PxError): string {
  return code === 'units_too_few' ? planText.tooFewUnits : (details.message ?? errorText[code]);
}

/** Returns what an instalment of a plan sells. */
export function redemptionOf(plan: TransferPlanRow, { instalment }: Pick<DueInstalment, 'instalment'>) {
  const { profileId, schemeId, folioNumber, amount, toSchemeId, registrationNumber, agentCode, actorAgentCode } = plan;
  const what = { profileId, schemeId, folioNumber, toSchemeId, registrationNumber, agentCode, actorAgentCode };
  return { ...what, measure: 'amount' as const, amount, units: null, planId: plan.id, instalment };
}

/** Counts an instalment, made or not, and gives the plan its next date, or its end. */
async function advance(
  tx: Db,
  plan: TransferPlanRow,
  due: DueInstalment,
  now: Instant,
  calendar: ExchangeCalendar,
): Promise<TransferPlanRow> {
  const after = nextPlanDate(plan, due, calendar);
  const counted = { instalmentsDone: due.instalment, nextDate: after };
  if (after === null) return (await movePlan(tx, plan, 'completed', now, counted)) ?? plan;
  const advanced = await changePlan(tx, plan, counted, now);
  await scheduleInstalment(tx, advanced, now);
  return advanced;
}

const UNCOUNTED: readonly (string | null)[] = [planText.missed, planText.accountInReview];

/** Tells the owner of an instalment that failed, and stops a plan of which three in a row did; one that our server missed, or for which the account was under review, counts for nothing. */
async function noteFailure(tx: Db, plan: TransferPlanRow, instalment: number, now: Instant): Promise<void> {
  const fallenDue = (await instalmentsOf(tx, [plan.id])).get(plan.id) ?? [];
  const failures = failuresInRow(fallenDue.filter(({ reason }) => !UNCOUNTED.includes(reason)));
  if (failures >= FAILURES_TO_STOP) await stopPlan(tx, plan, { remarks: planText.failures, failures }, now);
  await queuePlanNotification(tx, { about: 'instalment_failed', planId: plan.id, instalment }, now);
}

/** Hears that the redemption of an instalment has ended: one that was refused counts as failed, with the reason; the last one ends the plan. */
export const planInstalmentEnded: JobHandler = async ({ db, clock }, { payload }) => {
  const { planId, saleId } = payload as { planId: string; saleId: string };
  const now = clock.now();
  await db.transaction(async (tx) => {
    const plan = await lockedPlan(tx, planId);
    const [redemption] = await tx.select().from(sales).where(eq(sales.id, saleId));
    if (!plan || !redemption) return;
    if (redemption.state === 'refused') {
      const [failed] = await tx
        .update(planInstalments)
        .set({ failure: redemption.remarks || planText.notSold })
        .where(and(eq(planInstalments.saleId, saleId), isNull(planInstalments.failure)))
        .returning();
      if (failed) await noteFailure(tx, plan, failed.instalment, now);
    }
    await noteCompletion(tx, plan, now);
  });
};

/** Tells the owner that a plan is complete, or has ended, once: when its last instalment was made or failed, or comes no more, and none is under way. */
export async function noteCompletion(tx: Db, plan: TransferPlanRow, now: Instant, dueAt = now): Promise<void> {
  if (plan.status !== 'COMPLETED') return;
  const fallenDue = (await instalmentsOf(tx, [plan.id])).get(plan.id) ?? [];
  if (!fallenDue.some(({ outcome }) => outcome === 'under_way'))
    await queuePlanNotification(tx, { about: 'completed', planId: plan.id }, now, dueAt);
}
