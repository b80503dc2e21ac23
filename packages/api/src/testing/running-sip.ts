import { rupees } from '@prosperx/core/money';
import { type BusinessDate, businessDate } from '@prosperx/core/time';
import { and, asc, eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import {
  ledgerEntries,
  mandates,
  orders,
  payments,
  queue,
  sandboxExchangeOrders,
  sandboxExchangeSips,
  sips,
} from '#db/schema/index.js';
import { SIP_INSTALMENT } from '#queue/job-kinds.js';
import { scheduleInstalment } from '#records/sip/instalment-jobs.js';
import { EQUITY, schemeOf } from './investing.js';
import { newInvestor } from './new-investor.js';
import type { TestKit } from './test-kit.js';

export interface RunningSip {
  /** A whole amount whose last two digits mean what they do for payments. */
  readonly rupees?: number;
  readonly sipDate?: number;
  readonly nextDate?: string;
  readonly instalments?: number;
  /** The limit of the mandate, in rupees; null: there is none. */
  readonly limit?: number | null;
  /** The mandate with which it is registered; null: that is not known. */
  readonly mandateId?: string | null;
}

/** Adds an approved mandate over so many rupees, which the exchange has too if its id there is given; returns its id. */
export async function addMandate(
  { db, clock }: TestKit['services'],
  profileId: string,
  limit: number,
  exchangeMandateId: string | null = null,
  endDate: BusinessDate | null = null,
): Promise<string> {
  const [id, now] = [newId('mandate'), clock.now()];
  await db.insert(mandates).values({
    id,
    profileId,
    clientRef: newId('ref'),
    kind: 'enach',
    limit: rupees(limit),
    exchangeMandateId,
    state: 'approved',
    startDate: businessDate('2026-01-01'),
    endDate,
    createdAt: now,
    changedAt: now,
  });
  return id;
}

/** A new investor with a SIP whose first instalment is done, scheduled as a SIP is that began just now. */
export async function newRunningSip({ services, client }: TestKit, wanted: RunningSip = {}) {
  const { rupees: amount = 2_000, sipDate = 10, nextDate = '2026-12-10', instalments = 24 } = wanted;
  const { limit = 50_000, mandateId = null } = wanted;
  const investor = await newInvestor({ services, client });
  const { profileId } = investor;
  if (limit !== null) await addMandate(services, profileId, limit);
  const now = services.clock.now();
  const sip = {
    id: newId('sip'),
    profileId,
    schemeId: schemeOf(EQUITY).id,
    registrationNumber: newId('xsip'),
    mandateId,
    folioNumber: null,
    amount: rupees(amount),
    frequency: 1,
    sipDate,
    instalments,
    instalmentsDone: 1,
    nextDate: businessDate(nextDate),
    state: 'running' as const,
    createdAt: now,
    changedAt: now,
  };
  await services.db.insert(sips).values(sip);
  await services.db.insert(sandboxExchangeSips).values({
    registrationNumber: sip.registrationNumber,
    clientRef: newId('ref'),
    ucc: investor.ucc,
    schemeCode: schemeOf(EQUITY).isin,
    amount: sip.amount,
    start: sip.nextDate,
    instalments,
    state: 'active',
    pauses: {},
    createdAt: now,
  });
  await scheduleInstalment(services.db, sip, now, services.calendar);
  return { ...investor, sipId: sip.id };
}

/** Has no SIP go on that runs so far, so that a test does not play the months of those before it again. */
export async function haltSips(db: Db): Promise<void> {
  await db.delete(queue).where(and(eq(queue.state, 'pending'), eq(queue.kind, SIP_INSTALMENT)));
}

/** Reads all orders, payments and entries of a profile's SIPs, in the order in which they were made. */
export async function traceOf(db: Db, { profileId, ucc }: { readonly profileId: string; readonly ucc: string }) {
  return {
    orders: await db
      .select()
      .from(orders)
      .where(eq(orders.profileId, profileId))
      .orderBy(asc(orders.createdAt), asc(orders.instalment)),
    payments: await db.select().from(payments).where(eq(payments.profileId, profileId)).orderBy(payments.createdAt),
    ledger: await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.profileId, profileId))
      .orderBy(ledgerEntries.seq),
    book: await db
      .select()
      .from(sandboxExchangeOrders)
      .where(eq(sandboxExchangeOrders.ucc, ucc))
      .orderBy(sandboxExchangeOrders.createdAt),
    sip: (await db.select().from(sips).where(eq(sips.profileId, profileId)))[0],
  };
}
