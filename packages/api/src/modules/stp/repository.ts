import { maskMobile } from '@prosperx/core/format';
import { timesPaise } from '@prosperx/core/money';
import {
  type DatedInstalment,
  firstPlanDate,
  lastPlanDate,
  nextPlanStatus,
  type Plan,
  planDateFrom,
  type PlanEvent,
  type PlanInstalment,
} from '@prosperx/core/stp';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import {
  agents,
  type PlanInstalmentRow,
  planInstalments,
  profiles,
  type RedemptionRow,
  sales,
  schemes,
  type TransferPlanRow,
  transferPlans,
  users,
} from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { EXPIRE_PLAN } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { contactOf, maskEmail } from '#records/profile/reach.js';

/** The plan, locked until the transaction ends; undefined where there is none. */
export async function lockedPlan(tx: Db, id: string): Promise<TransferPlanRow | undefined> {
  const [plan] = await tx.select().from(transferPlans).where(eq(transferPlans.id, id)).for('update');
  return plan;
}

type PlanChange = Partial<typeof transferPlans.$inferInsert>;

/** Changes a plan that is locked, and returns it as it is then. */
export async function changePlan(
  tx: Db,
  plan: TransferPlanRow,
  change: PlanChange,
  now: number,
): Promise<TransferPlanRow> {
  const [changed] = await tx
    .update(transferPlans)
    .set({ ...change, changedAt: now })
    .where(eq(transferPlans.id, plan.id))
    .returning();
  if (!changed) throw new Error('a plan to change does not exist');
  return changed;
}

/** Moves a plan that is locked on by an event; null, and nothing changes, where its status knows no such way. */
export async function movePlan(
  tx: Db,
  plan: TransferPlanRow,
  event: PlanEvent,
  now: number,
  change: PlanChange = {},
): Promise<TransferPlanRow | null> {
  const status = nextPlanStatus(plan.status, event);
  return status === null ? null : changePlan(tx, plan, { ...change, status }, now);
}

/** Schedules the end of the time in which a plan can be confirmed or set up. */
export function scheduleExpiry(tx: Db, { id, actBefore }: TransferPlanRow, now: number): Promise<void> {
  if (actBefore === null) return Promise.resolve();
  return enqueue(
    tx,
    [{ kind: EXPIRE_PLAN, ref: `${id}:${actBefore}`, payload: { planId: id }, dueAt: actBefore }],
    now,
  );
}

type PlanReader = Pick<Services, 'db' | 'crypto' | 'calendar' | 'clock' | 'providers'>;

const toSchemes = alias(schemes, 'to_schemes');

/** Reads plans as the list has them, newest first. */
export async function readPlans(services: PlanReader, which: SQL | undefined): Promise<Plan[]> {
  const { db } = services;
  const rows = await db
    .select({ plan: transferPlans, from: schemes.name, to: toSchemes, user: users, advisor: agents.name })
    .from(transferPlans)
    .innerJoin(schemes, eq(schemes.id, transferPlans.schemeId))
    .innerJoin(profiles, eq(profiles.id, transferPlans.profileId))
    .innerJoin(users, eq(users.id, profiles.userId))
    .leftJoin(toSchemes, eq(toSchemes.id, transferPlans.toSchemeId))
    .leftJoin(agents, eq(agents.code, transferPlans.actorAgentCode))
    .where(which)
    .orderBy(desc(transferPlans.createdAt), asc(transferPlans.id));
  const instalments = await instalmentsOf(
    db,
    rows.map(({ plan }) => plan.id),
  );
  return rows.map(({ plan, from, to, user, advisor }) => ({
    ...wireOf(plan, instalments.get(plan.id) ?? [], services),
    ...linkTarget(services, user),
    fromSchemeName: from,
    toSchemeName: to?.name ?? '',
    lockInYears: to?.lockInYears ?? 0,
    toSubCategory: to?.subCategory ?? null,
    advisorName: advisor ?? '',
  }));
}

function wireOf(plan: TransferPlanRow, fallenDue: readonly PlanInstalment[], services: PlanReader) {
  const isStopping = plan.keptReason !== null && services.providers.exchange.makesPlanInstalments;
  const { id, kind, frequency, instalments, amount, firstOrderToday, folioNumber } = plan;
  return {
    id,
    agentStatus: plan.status,
    investmentType: kind,
    investmentFrequency: frequency,
    noOfInstallments: instalments,
    installmentAmt: amount,
    firstOrderToday: firstOrderToday ? ('Y' as const) : ('N' as const),
    ...endsOf(plan, fallenDue, services),
    folioNo: folioNumber,
    amount: totalOf(plan),
    txnRegNo: plan.registrationNumber ?? '',
    createdDate: plan.createdAt,
    actBefore: plan.actBefore,
    nextDate: isStopping ? mayStillCome(plan, services) : plan.nextDate,
    isStopping,
    instalmentsDone: plan.instalmentsDone,
    remarks: plan.remarks,
    instalments: [...fallenDue],
  };
}

/** The first and the last date of a plan, whose instalments that have fallen due are the newest first. */
function endsOf(plan: TransferPlanRow, fallenDue: readonly DatedInstalment[], { calendar }: PlanReader) {
  const { nextDate, instalmentsDone, endDate } = plan;
  const next = nextDate && { instalment: instalmentsDone + 1, date: nextDate };
  return {
    startDate: firstPlanDate(plan, fallenDue, next, calendar),
    endDate: endDate ?? lastPlanDate(plan, next ?? fallenDue[0] ?? null, calendar),
  };
}

/** Returns the date of the next instalment that an exchange may still make of a plan that it keeps; null where none is left. */
function mayStillCome(plan: TransferPlanRow, { clock, calendar }: PlanReader): BusinessDate | null {
  if (plan.instalmentsDone >= plan.instalments) return null;
  return planDateFrom(plan, businessDateAt(clock.now()), calendar);
}

/** Where the link to confirm is sent, masked. */
function linkTarget(services: Pick<Services, 'crypto'>, user: typeof users.$inferSelect) {
  const { channel, to } = contactOf(services, user);
  return { sentBy: channel, sentTo: channel === 'email' ? maskEmail(to) : maskMobile(to) };
}

/** Reads the instalments of plans that have fallen due, newest first, with what their redemptions came to. */
export async function instalmentsOf(db: Db, planIds: readonly string[]): Promise<Map<string, PlanInstalment[]>> {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .select({ row: planInstalments, redemption: sales })
    .from(planInstalments)
    .leftJoin(sales, eq(sales.id, planInstalments.saleId))
    .where(inArray(planInstalments.planId, [...planIds]))
    .orderBy(desc(planInstalments.instalment));
  const byPlan = new Map<string, PlanInstalment[]>();
  for (const { row, redemption } of rows)
    byPlan.set(row.planId, [...(byPlan.get(row.planId) ?? []), instalmentOf(row, redemption)]);
  return byPlan;
}

/** An instalment is done once its units are sold; its money, or its new units, are on their way or there then. */
function instalmentOf(
  { instalment, date, failure }: PlanInstalmentRow,
  redemption: RedemptionRow | null,
): PlanInstalment {
  const { soldUnits: units = null, nav = null, navDate = null, grossAmount: amount = null } = redemption ?? {};
  const isSold = units !== null && nav !== null && navDate !== null && amount !== null;
  const isFailed = failure !== null || redemption?.state === 'refused';
  return {
    instalment,
    date,
    reason: failure ?? (isFailed ? (redemption?.remarks ?? '') : ''),
    outcome: isFailed ? 'failed' : isSold ? 'done' : 'under_way',
    sold: isSold ? { units, nav, navDate, amount } : null,
  };
}

/** Returns the total of a plan. */
const totalOf = ({ amount, instalments }: Pick<TransferPlanRow, 'amount' | 'instalments'>) =>
  timesPaise(amount, instalments);
