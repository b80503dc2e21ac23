import type { Paise } from '@prosperx/core/money';
import {
  NET_BANKING_TIMEOUT,
  depositDay,
  isSentByPayer,
  type PaymentInstrument,
  UPI_TIMEOUT,
} from '@prosperx/core/payment';
import { type Instant, instantAt } from '@prosperx/core/time';
import { calendar } from '#calendar.js';
import { bankText } from './bank.text.js';
import { outcomeOf } from './outcomes.js';

/** What the sandbox's bank keeps of a payment besides its columns. */
export interface PaymentDetails {
  readonly instrument?: PaymentInstrument;
  /** When it is decided without anybody's doing; null: never. */
  readonly decidesAt?: Instant | null;
  /** When it was paid; why it was not. */
  readonly at?: Instant;
  readonly reason?: string;
  /** What arrived, where it is not what was asked for. */
  readonly arrived?: Paise;
  /** What was sent back, by our references. */
  readonly refunds?: Readonly<Record<string, Paise>>;
}

export interface Decision {
  readonly state: 'paid' | 'failed' | 'abandoned';
  readonly at?: Instant;
  readonly reason?: string;
}

const MINUTE = 60_000;
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

/** Returns when a payment that waits is decided, whatever its payer does; null of a transfer or cheque of which nothing is ever heard. */
export function decidesAt({ mode }: PaymentInstrument, amount: Paise, now: Instant): Instant | null {
  if (isSentByPayer(mode) && outcomeOf(amount) === 'never_arrives') return null;
  if (mode === 'neft') return now + TRANSFER_TIME;
  if (mode === 'cheque') return instantAt(calendar.add(depositDay(now, calendar), 1), CLEARING_TIME);
  return now + (mode === 'upi' ? UPI_TIMEOUT : NET_BANKING_TIMEOUT);
}

export const transferMissing: Decision = { state: 'failed', reason: bankText.transferMissing };

export const cancelled: Decision = { state: 'abandoned', reason: bankText.cancelled };

/** Returns what becomes of it then: a cheque clears, a transfer arrives, and whoever was to press a button has gone away. */
export function decidedByTime({ mode }: PaymentInstrument, amount: Paise, at: Instant): Decision {
  if (mode === 'neft' && failsAt(amount)) return transferMissing;
  if (mode === 'cheque' && failsAt(amount)) return { state: 'failed', reason: bankText.chequeReturned };
  if (mode === 'neft' || mode === 'cheque') return { state: 'paid', at };
  return { state: 'abandoned', reason: mode === 'upi' ? bankText.upiTimedOut : bankText.abandoned };
}
