import { isOpenPayment, lateStatusCheckAt, refundText, statusCheckAt } from '@prosperx/core/payment';
import type { Instant, ExchangeCalendar } from '@prosperx/core/time';
import type { Audited } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import type { PaymentRow } from '#db/schema/index.js';
import type { SettledMoney } from '#kernel/payments-port.js';
import type { Services } from '#kernel/services.js';
import { changePayment, type PaymentChange } from '#modules/payments/change-payment.js';
import { instrumentOf, isCounted, moneyKeyOf } from '#modules/payments/modes/payment-modes.js';
import { addRefund } from '#modules/payments/refund.js';
import type { PaymentOutcome } from '#providers/gateway/port.js';
import { SETTLE_PAYMENT } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { paymentEndText } from '#records/order/payment-end.text.js';

/** Books the outcome of a payment. Money that has come counts once, also after a failure; any other outcome that is late or repeated changes nothing. */
export async function bookOutcome(services: Services, clientRef: string, outcome: PaymentOutcome): Promise<void> {
  if (outcome.state === 'waiting') return;
  await changePayment(services, clientRef, (tx, payment) => applyOutcome(services, tx, payment, outcome));
}

/** Books an outcome in the transaction that has locked the payment, and returns what it changes of it. */
export async function applyOutcome(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  outcome: PaymentOutcome,
): Promise<Audited<PaymentChange>> {
  if (outcome.state === 'waiting' || payment.paidAt !== null) return {};
  if (outcome.state === 'paid') return bookPaid(services, tx, payment, outcome);
  return isOpenPayment(payment) ? bookFailed(services, tx, payment, outcome) : {};
}

/** Books that no money comes, and schedules the checks of some days whether it does after all. */
export async function bookFailed(
  { clock, paymentListener, calendar }: Pick<Services, 'clock' | 'paymentListener' | 'calendar'>,
  tx: Db,
  payment: PaymentRow,
  { state, reason }: Extract<PaymentOutcome, { state: 'failed' | 'abandoned' }>,
): Promise<PaymentChange> {
  const now = clock.now();
  await paymentListener.failed(tx, payment, now);
  const dueAt = lateStatusCheckAt(now, now, calendar);
  if (dueAt !== null) await scheduleStatusCheck(tx, payment.clientRef, dueAt, now);
  return { state, failureReason: reason };
}

/**
 * Books money that has come: it pays the orders of its payment, or all of it goes back to its payer. A transfer or cheque that has paid
 * another payment does not count a second time.
 */
async function bookPaid(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  money: SettledMoney,
): Promise<Audited<PaymentChange>> {
  const { crypto, log } = services;
  const key = payment.instrumentKey && moneyKeyOf(crypto, instrumentOf(crypto, payment), payment.instrumentKey);
  if (key !== null && (await isCounted(tx, key, payment))) {
    log.error('payment_counted_before', { paymentId: payment.id });
    if (!isOpenPayment(payment)) return {};
    return bookFailed(services, tx, payment, { state: 'failed', reason: paymentEndText.countedBefore });
  }
  return bookNewMoney(services, tx, payment, money, key);
}

async function bookNewMoney(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  money: SettledMoney,
  instrumentKey: PaymentRow['instrumentKey'],
): Promise<Audited<PaymentChange>> {
  const { clock, log, paymentListener } = services;
  const { reason, besides } = await paymentListener.settled(tx, payment, money, clock.now());
  const { at: paidAt, bankReference = null } = money;
  const change = { paidAt, bankReference, failureReason: reason && refundText[reason], instrumentKey };
  if (reason === null) return { ...change, state: 'paid', besides };
  log.warn('payment_to_refund', { paymentId: payment.id, reason });
  const { id: paymentId } = payment;
  const audited = await addRefund(services, tx, { paymentId, orderId: null, amount: money.amount, reason });
  return { ...change, state: 'refund_due', audited, besides };
}

/** Schedules a question to the gateway about a payment; one for a moment, however often it is scheduled. */
export function scheduleStatusCheck(tx: Db, ref: string, dueAt: Instant, now: Instant): Promise<void> {
  return enqueue(tx, [{ kind: SETTLE_PAYMENT, ref: `${ref}:${dueAt}`, payload: { ref }, dueAt }], now);
}

/** Returns when the gateway is asked about a payment again; null for never. */
export function nextStatusCheck(payment: PaymentRow, now: Instant, calendar: ExchangeCalendar): Instant | null {
  if (isOpenPayment(payment)) return statusCheckAt(payment.createdAt, now);
  return payment.paidAt === null ? lateStatusCheckAt(payment.changedAt, now, calendar) : null;
}
