import { type FoundRecord, OPERATOR_ROWS } from '@prosperx/core/operator';
import { paymentModeText, whyRefunded } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import {
  mandates,
  orders,
  orderSets,
  payments,
  profiles,
  refunds,
  sales,
  schemes,
  sips,
  transferPlans,
} from '#db/schema/index.js';

/** The last of each kind that are read at once. */
const MOST = OPERATOR_ROWS;

/** What is read of records in one line, and when they were made and changed last. */
export interface RecordLine extends FoundRecord {
  readonly changedAt: number;
}

/** The moments of a record by which the newest are read. */
type Moment = 'createdAt' | 'changedAt';

export type Lines = (db: Db, which: SQL | undefined, newestBy?: Moment) => Promise<RecordLine[]>;

/** What tells a record from its neighbours, and why it came to nothing where it did. */
const tell = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

/** `which` is over the table of the kind, joined with what names its row. */
export const orderLines: Lines = async (db, which, newestBy = 'createdAt') => {
  const rows = await db
    .select({ order: orders, set: orderSets, name: profiles.name, scheme: schemes.name })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(which)
    .orderBy(desc(orders[newestBy]))
    .limit(MOST);
  return rows.map(({ order, set, name, scheme }) => ({
    ...{ kind: 'order' as const, id: order.id, number: set.pxOrderNumber, profileId: order.profileId, name },
    state: order.state === order.paymentState ? order.state : `${order.state} · ${order.paymentState}`,
    ...{ about: tell(scheme, order.remarks), amount: order.amount },
    ...{ at: order.createdAt, changedAt: order.changedAt },
  }));
};

export const paymentLines: Lines = async (db, which, newestBy = 'createdAt') => {
  const rows = await db
    .select({ payment: payments, name: profiles.name })
    .from(payments)
    .innerJoin(profiles, eq(profiles.id, payments.profileId))
    .where(which)
    .orderBy(desc(payments[newestBy]))
    .limit(MOST);
  return rows.map(({ payment, name }) => ({
    ...{ kind: 'payment' as const, id: payment.id, number: payment.clientRef, profileId: payment.profileId, name },
    ...{ state: payment.state, amount: payment.amount },
    about: tell(paymentModeText[payment.mode], payment.bankReference, payment.failureReason),
    ...{ at: payment.createdAt, changedAt: payment.changedAt },
  }));
};

export const refundLines: Lines = async (db, which, newestBy = 'createdAt') => {
  const rows = await db
    .select({ refund: refunds, payment: payments, name: profiles.name })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(profiles, eq(profiles.id, payments.profileId))
    .where(which)
    .orderBy(desc(refunds[newestBy]))
    .limit(MOST);
  return rows.map(({ refund, payment, name }) => ({
    ...{ kind: 'refund' as const, id: refund.id, number: refund.id, profileId: payment.profileId, name },
    ...{ state: refund.state, about: whyRefunded(refund), amount: refund.amount },
    ...{ at: refund.createdAt, changedAt: refund.changedAt },
  }));
};

export const mandateLines: Lines = async (db, which, newestBy = 'createdAt') => {
  const rows = await db
    .select({ mandate: mandates, name: profiles.name })
    .from(mandates)
    .innerJoin(profiles, eq(profiles.id, mandates.profileId))
    .where(which)
    .orderBy(desc(mandates[newestBy]))
    .limit(MOST);
  return rows.map(({ mandate, name }) => ({
    ...{ kind: 'mandate' as const, id: mandate.id, number: mandate.exchangeMandateId ?? mandate.clientRef },
    ...{ profileId: mandate.profileId, name, state: mandate.state, about: mandate.kind, amount: mandate.limit },
    ...{ at: mandate.createdAt, changedAt: mandate.changedAt },
  }));
};

export const redemptionLines: Lines = async (db, which, newestBy = 'createdAt') => {
  const rows = await db
    .select({ sale: sales, name: profiles.name, scheme: schemes.name })
    .from(sales)
    .innerJoin(profiles, eq(profiles.id, sales.profileId))
    .innerJoin(schemes, eq(schemes.id, sales.schemeId))
    .where(which)
    .orderBy(desc(sales[newestBy]))
    .limit(MOST);
  return rows.map(({ sale, name, scheme }) => ({
    ...{ kind: 'redemption' as const, id: sale.id, number: sale.pxOrderNumber, profileId: sale.profileId, name },
    ...{ state: sale.state, about: tell(scheme, sale.remarks), amount: sale.payout ?? sale.amount },
    ...{ at: sale.createdAt, changedAt: sale.changedAt },
  }));
};

export const sipLines: Lines = async (db, which, newestBy = 'createdAt') => {
  const rows = await db
    .select({ sip: sips, name: profiles.name, scheme: schemes.name })
    .from(sips)
    .innerJoin(profiles, eq(profiles.id, sips.profileId))
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(which)
    .orderBy(desc(sips[newestBy]))
    .limit(MOST);
  return rows.map(({ sip, name, scheme }) => ({
    ...{ kind: 'sip' as const, id: sip.id, number: sip.registrationNumber ?? sip.id, profileId: sip.profileId, name },
    ...{ state: sip.state, about: scheme, amount: sip.amount, at: sip.createdAt, changedAt: sip.changedAt },
  }));
};

export const planLines: Lines = async (db, which, newestBy = 'createdAt') => {
  const rows = await db
    .select({ plan: transferPlans, name: profiles.name, scheme: schemes.name })
    .from(transferPlans)
    .innerJoin(profiles, eq(profiles.id, transferPlans.profileId))
    .innerJoin(schemes, eq(schemes.id, transferPlans.schemeId))
    .where(which)
    .orderBy(desc(transferPlans[newestBy]))
    .limit(MOST);
  return rows.map(({ plan, name, scheme }) => ({
    ...{ kind: 'plan' as const, id: plan.id, number: plan.registrationNumber ?? plan.id, profileId: plan.profileId },
    ...{ name, state: plan.status.toLowerCase(), about: tell(plan.kind.toUpperCase(), scheme, plan.remarks) },
    ...{ amount: plan.amount, at: plan.createdAt, changedAt: plan.changedAt },
  }));
};

export const personLines: Lines = async (db, which) => {
  const rows = await db.select().from(profiles).where(which).orderBy(desc(profiles.createdAt)).limit(MOST);
  return rows.map(({ id, ucc, name, createdAt, closedAt, kycStatus }) => ({
    ...{ kind: 'person' as const, id, number: ucc, profileId: id, name, amount: null },
    ...{ state: closedAt === null ? 'open' : 'closed', about: kycStatus ?? '' },
    ...{ at: createdAt, changedAt: closedAt ?? createdAt },
  }));
};

type Of = (owner: PgColumn, moments: Readonly<Record<Moment, PgColumn>>) => SQL | undefined;

async function linesOf(db: Db, of: Of, newestBy: Moment): Promise<RecordLine[]> {
  return [
    ...(await orderLines(db, of(orders.profileId, orders), newestBy)),
    ...(await paymentLines(db, of(payments.profileId, payments), newestBy)),
    ...(await refundLines(db, of(payments.profileId, refunds), newestBy)),
    ...(await mandateLines(db, of(mandates.profileId, mandates), newestBy)),
    ...(await redemptionLines(db, of(sales.profileId, sales), newestBy)),
    ...(await sipLines(db, of(sips.profileId, sips), newestBy)),
    ...(await planLines(db, of(transferPlans.profileId, transferPlans), newestBy)),
  ];
}

/** What an account has, newest first: the last of each kind. */
export async function linesOfAccount(db: Db, profileId: string): Promise<RecordLine[]> {
  const lines = await linesOf(db, (owner) => eq(owner, profileId), 'createdAt');
  return lines.sort((a, b) => b.at - a.at);
}

/** Returns what of an account was made before a moment, and what was changed before it: the last of each kind. */
export async function linesUntil(db: Db, profileId: string, until: Instant): Promise<RecordLine[]> {
  const before = (moment: Moment) =>
    linesOf(db, (owner, moments) => and(eq(owner, profileId), lt(moments[moment], until)), moment);
  const lines = [...(await before('createdAt')), ...(await before('changedAt'))];
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}
