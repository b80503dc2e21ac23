import { isOpenPayment, lateStatusCheckAt, refundText } from '@prosperx/core/payment';
import type { Audited } from '#audit/audit.js';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import type { PaymentRow } from '#db/schema/index.js';
import { changePayment, type PaymentChange } from '#modules/payments/change-payment.js';
import { isCounted, moneyKeyOf } from '#modules/payments/modes/instrument-key.js';
import { instrumentOf } from '#modules/payments/modes/instrument.js';
import type { SettledMoney } from '#modules/payments/payment-listener.js';
import { paymentEndText } from '#modules/payments/payment.text.js';
import { addRefund } from '#modules/payments/refund/refund.js';
import type { PaymentOutcome } from '#providers/gateway/port.js';
import type { Services } from '#services.js';
import { scheduleStatusCheck } from './schedule-status-check.js';

/** Books what became of a payment. Money that has come counts once, after a failure too; other news that is late or repeated changes nothing. */
export async function bookOutcome(services: Services, clientRef: string, outcome: PaymentOutcome): Promise<void> {
  await changePayment(services, clientRef, async (tx, payment) => {
    if (outcome.state === 'waiting' || payment.paidAt !== null) return {};
    if (outcome.state === 'paid') return bookPaid(services, tx, payment, outcome);
    return isOpenPayment(payment) ? bookFailed(services, tx, payment, outcome) : {};
  });
}

/** Books that no money comes, and has the gateway asked for some days whether it does after all. */
export async function bookFailed(
  { clock, paymentListener }: Pick<Services, 'clock' | 'paymentListener'>,
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
 * Books money that has come: it pays the orders of its payment, or all of it goes back to its payer. A transfer or cheque that has come for
 * another payment is no money a second time.
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
  const reason = await paymentListener.settled(tx, payment, money, clock.now());
  const change = { paidAt: money.at, failureReason: reason && refundText[reason], instrumentKey };
  if (reason === null) return { ...change, state: 'paid' };
  log.warn('payment_to_refund', { paymentId: payment.id, reason });
  const { id: paymentId } = payment;
  const audited = await addRefund(services, tx, { paymentId, orderId: null, amount: money.amount, reason });
  return { ...change, state: 'refund_due', audited };
}
