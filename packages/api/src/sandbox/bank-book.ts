import { createHash } from 'node:crypto';
import type { Paise } from '@prosperx/core/money';
import {
  depositDay,
  isSentByPayer,
  NET_BANKING_TIMEOUT,
  type PaymentInstrument,
  UPI_TIMEOUT,
} from '@prosperx/core/payment';
import { type Instant, instantAt, type ExchangeCalendar, MINUTE } from '@prosperx/core/time';
import { and, eq, sql } from 'drizzle-orm';
import { rowBy } from '#db/row-statements.js';
import { sandboxBankPayments } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { PaymentOutcome, RefundRequest } from '#providers/gateway/port.js';
import { outcomeOf } from './outcomes.js';
import { bankText } from './sandbox.text.js';

/** The sandbox's bank keeps this of a payment besides its columns. */
interface PaymentDetails {
  readonly instrument?: PaymentInstrument;
  /** The time at which it is decided without anybody's doing; null: never. */
  readonly decidesAt?: Instant | null;
  /** The time of the payment, or the reason why there was none. */
  readonly at?: Instant;
  readonly reason?: string;
  /** The amount that arrived, where it differs from the one that was asked for. */
  readonly arrived?: Paise;
  /** The amounts that were sent back, by our references. */
  readonly refunds?: Readonly<Record<string, Paise>>;
}

export interface Decision {
  readonly state: 'paid' | 'failed' | 'abandoned';
  readonly at?: Instant;
  readonly reason?: string;
}

const TRANSFER_TIME = 60 * MINUTE;
const CLEARING_TIME = '12:00';

const failsAt = (amount: Paise) => outcomeOf(amount) === 'debit_fails';

/** UPI ids that decide what becomes of a request; every other approves it. */
const upiOutcomes: Readonly<Record<string, 'fails' | 'waits'>> = { 'failure@upi': 'fails', 'timeout@upi': 'waits' };

/** Returns what is decided the moment that a payment arrives; null: it waits. */
export function decidedAtOnce(instrument: PaymentInstrument, amount: Paise, now: Instant): Decision | null {
  if (instrument.mode === 'mandate') {
    return failsAt(amount) ? { state: 'failed', reason: bankText.debitFailed } : { state: 'paid', at: now };
  }
  if (instrument.mode !== 'upi' || instrument.vpa === null) return null;
  const outcome = upiOutcomes[instrument.vpa.toLowerCase()];
  if (outcome === 'waits') return null;
  if (outcome === 'fails') return { state: 'failed', reason: bankText.upiDeclined };
  return failsAt(amount) ? { state: 'failed', reason: bankText.debitFailed } : { state: 'paid', at: now };
}

/** Returns when a payment that waits is decided, whatever its payer does; null for a transfer or cheque that never arrives. */
export function decidesAt(
  { mode }: PaymentInstrument,
  amount: Paise,
  now: Instant,
  calendar: ExchangeCalendar,
): Instant | null {
  if (isSentByPayer(mode) && outcomeOf(amount) === 'never_arrives') return null;
  if (mode === 'neft') return now + TRANSFER_TIME;
  if (mode === 'cheque') return instantAt(calendar.add(depositDay(now, calendar), 1), CLEARING_TIME);
  return now + (mode === 'upi' ? UPI_TIMEOUT : NET_BANKING_TIMEOUT);
}

const transferMissing: Decision = { state: 'failed', reason: bankText.transferMissing };

export const cancelled: Decision = { state: 'abandoned', reason: bankText.cancelled };

/** Returns what becomes of it then: a cheque clears, a transfer arrives, and a payer who was to press a button has gone away. */
function decidedByTime({ mode }: PaymentInstrument, amount: Paise, at: Instant): Decision {
  if (mode === 'neft' && failsAt(amount)) return transferMissing;
  if (mode === 'cheque' && failsAt(amount)) return { state: 'failed', reason: bankText.chequeReturned };
  if (mode === 'neft' || mode === 'cheque') return { state: 'paid', at };
  return { state: 'abandoned', reason: mode === 'upi' ? bankText.upiTimedOut : bankText.abandoned };
}

type Deps = Pick<Services, 'db' | 'clock' | 'calendar'>;
export type BankPayment = typeof sandboxBankPayments.$inferSelect;

const byGatewayRef = rowBy(sandboxBankPayments, 'gatewayRef');
const byClientRef = rowBy(sandboxBankPayments, 'clientRef');

/** A payment by the gateway's or our reference; what time has decided since is booked at this occasion. */
export async function bankPayment(
  deps: Deps,
  by: { readonly gatewayRef: string } | { readonly clientRef: string },
): Promise<BankPayment | undefined> {
  const payment = await ('gatewayRef' in by
    ? byGatewayRef(deps.db, by.gatewayRef)
    : byClientRef(deps.db, by.clientRef));
  if (payment?.state !== 'waiting') return payment;
  const instrument = instrumentOf(payment);
  const { decidesAt: due = decidesAt(instrument, payment.amount, payment.createdAt, deps.calendar) } =
    detailsOf(payment);
  if (due === null || deps.clock.now() < due) return payment;
  const isSpent = await hasArrived(deps, instrument);
  return decide(deps, payment, isSpent ? transferMissing : decidedByTime(instrument, payment.amount, due));
}

/** Says whether a transfer has paid another payment: of two who name it, the one who asks first is taken for its sender. */
async function hasArrived({ db }: Deps, instrument: PaymentInstrument): Promise<boolean> {
  if (instrument.mode !== 'neft') return false;
  const named = sql`${sandboxBankPayments.details} -> 'instrument' ->> 'utr' = ${instrument.utr}`;
  return (await db.$count(sandboxBankPayments, and(named, eq(sandboxBankPayments.state, 'paid')))) > 0;
}

/** Books the outcome of a payment, once; returns the payment as it is then. */
export async function decide({ db }: Deps, payment: BankPayment, decision: Decision): Promise<BankPayment> {
  const { state, ...how } = decision;
  const waiting = and(eq(sandboxBankPayments.gatewayRef, payment.gatewayRef), eq(sandboxBankPayments.state, 'waiting'));
  const [decided] = await db
    .update(sandboxBankPayments)
    .set({ state, details: { ...detailsOf(payment), ...how } })
    .where(waiting)
    .returning();
  if (decided) return decided;
  const [earlier] = await db
    .select()
    .from(sandboxBankPayments)
    .where(eq(sandboxBankPayments.gatewayRef, payment.gatewayRef));
  return earlier ?? payment;
}

/** Sends money of a payment back, once under each reference. */
export async function bookRefund({ db }: Deps, { clientRef, paymentRef, amount }: RefundRequest): Promise<void> {
  await db.transaction(async (tx) => {
    const named = eq(sandboxBankPayments.clientRef, paymentRef);
    const [payment] = await tx.select().from(sandboxBankPayments).where(named).for('update');
    if (!payment) throw new Error('money that never came is to go back');
    const details = detailsOf(payment);
    const refunds = { ...details.refunds, [clientRef]: amount };
    await tx
      .update(sandboxBankPayments)
      .set({ details: { ...details, refunds } })
      .where(named);
  });
}

/** Returns what was sent back of a payment, by our references. */
export const refundsAtBank = (payment: BankPayment): Readonly<Record<string, Paise>> =>
  detailsOf(payment).refunds ?? {};

const detailsOf = ({ details }: BankPayment) => details as PaymentDetails;

export const instrumentOf = (payment: BankPayment) => detailsOf(payment).instrument ?? { mode: 'netBanking' as const };

/** The number that the sandbox's bank gives money: that of a transfer is its UTR, that of anything else has twelve digits. */
export function bankReferenceOf(payment: BankPayment): string {
  const instrument = instrumentOf(payment);
  if (instrument.mode === 'neft') return instrument.utr;
  const hash = createHash('sha256').update(payment.gatewayRef).digest().readUIntBE(0, 6);
  return String(hash % 1e12).padStart(12, '0');
}

export function outcomeOfPayment(payment: BankPayment): PaymentOutcome {
  const { state, createdAt, amount } = payment;
  const { at, reason, arrived } = detailsOf(payment);
  if (state === 'paid')
    return { state, at: at ?? createdAt, amount: arrived ?? amount, bankReference: bankReferenceOf(payment) };
  if (state === 'failed' || state === 'abandoned') return { state, reason: reason ?? '' };
  return { state: 'waiting' };
}
