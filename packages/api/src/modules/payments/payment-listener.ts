import type { Paise } from '@prosperx/core/money';
import type { PaymentMode, RefundReason } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import type { PaymentRow, RefundRow } from '#db/schema/index.js';

/** Money that has come for a payment. */
export interface SettledMoney {
  readonly at: Instant;
  readonly amount: Paise;
}

/** A payment that begins, and the orders that it pays. */
export interface StartedPayment {
  readonly id: string;
  readonly mode: PaymentMode;
  readonly orderIds: readonly string[];
}

/**
 * The events of payments. The server joins their listener in `backend.ts`: payments do not know who listens. Each event is said in the transaction that
 * books it, so that payment and listener agree at every moment; the payment is locked before what the listener locks.
 */
export interface PaymentListener {
  /** A payment of these orders begins. */
  started(tx: Db, payment: StartedPayment, now: Instant): Promise<void>;
  /** Money has come, however late. Returns null where it pays the orders, else the reason for which all of it goes back. */
  settled(tx: Db, payment: PaymentRow, money: SettledMoney, now: Instant): Promise<RefundReason | null>;
  /** The payment has ended without money. */
  failed(tx: Db, payment: PaymentRow, now: Instant): Promise<void>;
  /** Money goes back (`due`), or the bank has sent it (`refunded`). */
  reversed(tx: Db, refund: RefundRow, now: Instant): Promise<void>;
}
