import { businessDateAt, type Instant, instantAt, type ExchangeCalendar, HOUR, MINUTE } from '#time/index.js';
import { CHEQUE_OPEN_DAYS, depositDay } from './cheque.js';
import type { PaymentMode } from './instrument.js';

/** The states of a payment of which it is not known yet whether its money comes. */
export const OPEN_PAYMENT_STATES = ['created', 'unknown', 'processing'] as const;

/** Tells whether it is not known yet what becomes of a payment. */
export const isOpenPayment = ({ state }: { readonly state: string }): boolean =>
  OPEN_PAYMENT_STATES.some((open) => open === state);

/**
 * Returns the moment after which the payer can pay again: a bank's page or a UPI request that they may have left waits until then; for
 * the other modes it is when the server stops waiting for news.
 */
export function openUntil(mode: PaymentMode, startedAt: Instant, calendar: ExchangeCalendar): Instant {
  if (mode === 'netBanking') return startedAt + NET_BANKING_TIMEOUT;
  return mode === 'upi' ? startedAt + UPI_TIMEOUT : paymentTimeout(mode, startedAt, calendar);
}

/** Milliseconds for which a request waits in a UPI app before it is given up. */
export const UPI_TIMEOUT = 5 * MINUTE;

/** Milliseconds for which a bank's page waits for its payer. */
export const NET_BANKING_TIMEOUT = 20 * MINUTE;

/**
 * The working days for which word of a payment is waited for: for a transfer after its UTR was given, for a cheque after its first deposit
 * day, for what a bank decides after its start. Five are the field's window in which banks reconcile UPI and net banking.
 */
const TIMEOUT_OPEN_DAYS: Readonly<Record<PaymentMode, number>> = {
  netBanking: 5,
  upi: 5,
  mandate: 5,
  neft: 2,
  cheque: CHEQUE_OPEN_DAYS.deposit + CHEQUE_OPEN_DAYS.clearing,
};

/** The time in India at which a wait of working days is over. */
const TIMEOUT_TIME = '18:00';

/** Returns until when word of a payment that was started at an instant is waited for; then it has failed. */
export function paymentTimeout(mode: PaymentMode, startedAt: Instant, calendar: ExchangeCalendar): Instant {
  const from = mode === 'cheque' ? depositDay(startedAt, calendar) : businessDateAt(startedAt);
  return instantAt(calendar.add(from, TIMEOUT_OPEN_DAYS[mode]), TIMEOUT_TIME);
}

/** Returns when to ask again about a payment that is waited for: each quarter of an hour in its first two hours, then hourly. */
export function statusCheckAt(startedAt: Instant, now: Instant): Instant {
  return now + (now - startedAt < 2 * HOUR ? HOUR / 4 : HOUR);
}

/** The working days after its end, and the time in India, on which the gateway is asked whether money came after all. */
const LATE_CHECKS = { openDays: 5, time: '10:00' } as const;

/**
 * Returns when to ask next about a payment that ended without money, since banks debit late, and a transfer or cheque may be under way:
 * an hour after its end, then on the morning of each of the next working days; null after the last.
 */
export function lateStatusCheckAt(endedAt: Instant, now: Instant, calendar: ExchangeCalendar): Instant | null {
  const day = businessDateAt(endedAt);
  const mornings = Array.from({ length: LATE_CHECKS.openDays }, (_, index) =>
    instantAt(calendar.add(day, index + 1), LATE_CHECKS.time),
  );
  return [endedAt + HOUR, ...mornings].find((look) => look > now) ?? null;
}
