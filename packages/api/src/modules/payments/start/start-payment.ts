import { API_PREFIX } from '@prosperx/core/http';
import { isPastPaymentDeadline } from '@prosperx/core/order';
import { openUntil, wayOf } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { eq, sql } from 'drizzle-orm';
import { preparedOnce } from '#db/db.js';
import {
  bankAccounts,
  type OrderSetRow,
  orderSets,
  type PaymentRow,
  payments,
  profiles,
  users,
} from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { changePayment } from '#modules/payments/change-payment.js';
import { instrumentOf } from '#modules/payments/modes/payment-modes.js';
import { applyOutcome } from '#modules/payments/settle/book-outcome.js';
import { type GatewayPayment, type PaymentRequest, refusedPayment } from '#providers/gateway/port.js';
import { ProviderUnknown } from '#providers/providers.js';
import type { JobHandler } from '#queue/queue.js';
import { sendOnce } from '#queue/send-once.js';
import { readMandate } from '#records/mandate/repository.js';
import { paymentEndText } from '#records/order/payment-end.text.js';

const paymentBy = preparedOnce((db) =>
  db
    .select({ payment: payments, payableUntil: orderSets.payableUntil })
    .from(payments)
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .where(eq(payments.clientRef, sql.placeholder('ref')))
    .prepare(''),
);
const paymentWithPayer = preparedOnce((db) =>
  db
    .select({
      payment: payments,
      payableUntil: orderSets.payableUntil,
      bank: bankAccounts,
      name: profiles.name,
      user: users,
    })
    .from(payments)
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .innerJoin(profiles, eq(profiles.id, payments.profileId))
    .innerJoin(users, eq(users.id, profiles.userId))
    .leftJoin(bankAccounts, eq(bankAccounts.id, payments.bankAccountId))
    .where(eq(payments.clientRef, sql.placeholder('ref')))
    .prepare(''),
);

/** A payment, with the moment until which its orders can be paid. */
export type PaymentToStart = PaymentRow & Pick<OrderSetRow, 'payableUntil'>;

/** Reads a payment that a job is about. */
export async function readPayment({ db }: Pick<Services, 'db'>, ref: string): Promise<PaymentToStart> {
  const [found] = await paymentBy(db).execute({ ref });
  if (!found) throw new Error('a payment in the queue does not exist');
  return { ...found.payment, payableUntil: found.payableUntil };
}

/** Starts one payment at the gateway: asks by our reference first, and sends what is not there unless it is too late. */
export const startPayment: JobHandler = async (services, message) => {
  const { ref } = message;
  const [found] = await paymentWithPayer(services.db).execute({ ref });
  if (!found) throw new Error('a payment in the queue does not exist');
  const payment = { ...found.payment, payableUntil: found.payableUntil };
  // given up or cancelled before it was sent; if it was sent after all, the checks for late money find out
  if (payment.state === 'failed' || payment.state === 'abandoned') return;
  const { gateway } = services.providers;
  try {
    const start = await sendOnce<GatewayPayment>(services, message, {
      ask: () => gateway.find(ref),
      send: async () => {
        if (isTooLateToStart(services, payment, services.clock.now())) return refusedPayment(paymentEndText.notStarted);
        if (await isMandateOver(services, payment)) return refusedPayment(paymentEndText.mandateOver);
        return gateway.start(requestOf(services, found));
      },
    });
    await changePayment(services, ref, async (tx, known) => {
      const begun = known.state === 'created' || known.state === 'unknown';
      const started = {
        gatewayRef: start.gatewayRef,
        redirectUrl: start.redirectUrl,
        bankForm: start.html,
        upiLink: start.upiLink,
        ...(begun ? { state: 'processing' as const } : {}),
      };
      // a debit by mandate and some UPI requests are decided at once
      return { ...started, ...(await applyOutcome(services, tx, { ...known, ...started }, start.outcome)) };
    });
  } catch (error) {
    if (error instanceof ProviderUnknown) {
      await changePayment(services, ref, async (_, { state }) => (state === 'created' ? { state: 'unknown' } : {}));
    }
    throw error;
  }
};

/** Says whether the mandate that pays is over: its owner or its bank may have ended it while its debit waited to be sent. */
async function isMandateOver({ db }: Services, { mandateId }: PaymentRow): Promise<boolean> {
  return mandateId !== null && (await readMandate(db, mandateId)).state !== 'approved';
}

type WithPayer = Pick<
  Awaited<ReturnType<ReturnType<typeof paymentWithPayer>['execute']>>[number],
  'payment' | 'bank' | 'name' | 'user'
>;

function payerOf({ crypto }: Services, { bank, name, user }: WithPayer): PaymentRequest['payer'] {
  if (bank === null) return null;
  return {
    name,
    mobile: crypto.open(users.mobile, user),
    email: crypto.open(users.email, user),
    account: crypto.open(bankAccounts.account, bank),
    ifsc: bank.ifsc,
  };
}

function requestOf(services: Services, found: WithPayer): PaymentRequest {
  const { clientRef, amount, id } = found.payment;
  return {
    clientRef,
    amount,
    instrument: instrumentOf(services.crypto, found.payment),
    payer: payerOf(services, found),
    returnUrl: `${API_PREFIX}/payment/return/${id}`,
  };
}

/** Says whether it is too late to start a payment at the gateway: its payer no longer waits for it. A mandate is debited only while its orders can be paid. */
export function isTooLateToStart(
  { providers, calendar }: Pick<Services, 'providers' | 'calendar'>,
  { mode, createdAt, payableUntil }: PaymentToStart,
  now: Instant,
): boolean {
  const until = openUntil(wayOf(mode, providers.gateway), createdAt, calendar);
  return now >= until || (mode === 'mandate' && isPastPaymentDeadline(payableUntil, now));
}
