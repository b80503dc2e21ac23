import type { Paise } from '@prosperx/core/money';
import type { PaymentInstrument, RefundReason, PaymentMode } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import type { AuditNote } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import type { Write } from '#db/row-statements.js';
import type { MandateRow, OrderRow, PaymentRow, RefundRow } from '#db/schema/index.js';
import type { Context } from './context.js';
import type { Services } from './services.js';

/** The mandate by which something is paid, and the account that it debits. */
export type PayingMandate = Pick<MandateRow, 'id' | 'bankAccountId'>;

/** Why the payments of an order end. */
export interface EndReasons {
  readonly own: string;
  /** The reason for a payment that was to pay orders of other schemes too, which go on. */
  readonly shared: string;
}

/** The port through which orders reach payments. The server joins the two in `backend.ts`: orders import nothing of payments. */
export interface PaymentsPort {
  /** Begins the debit of one order by a mandate, in the transaction that has locked the order. Returns what that transaction audits last. */
  debit(services: Services, tx: Db, order: OrderRow, mandate: PayingMandate): Promise<AuditNote>;
  /** Books that the exchange has debited one order by its mandate, in the transaction that has locked the order. Returns what that transaction audits last. */
  debitedByExchange(services: Services, tx: Db, order: OrderRow): Promise<AuditNote>;
  /** Books that the money of one order goes back, in the transaction that has locked its payment. Returns what that transaction audits last. */
  refund(services: Services, tx: Db, order: OrderRow, paymentId: string, reason: RefundReason): Promise<AuditNote>;
  /** Ends the payments under way of an order that ends: the bank is asked to take no money, and what comes all the same goes back. */
  end(services: Services, order: Pick<OrderRow, 'id' | 'schemeId'>, reasons: EndReasons): Promise<void>;
  /** Returns what the payer of a payment has named: their transfer, cheque or UPI id. */
  instrumentOf(services: Pick<Services, 'crypto'>, payment: PaymentRow): PaymentInstrument;
  /** Asks the bank about a payment of the account holder now and books its answer. */
  poll(ctx: Context, paymentId: string): Promise<void>;
}

/** Money that has come for a payment. */
export interface SettledMoney {
  readonly at: Instant;
  readonly amount: Paise;
  readonly bankReference?: string;
}

/** What becomes of money that has come. */
export interface Settled {
  /** The reason for which all of it goes back; null where it pays the orders. */
  readonly reason: RefundReason | null;
  /** What is written with the change of the payment. */
  readonly besides: readonly Write[];
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
  /** A payment of these orders begins. Returns what is written with it. */
  started(payment: StartedPayment, now: Instant): readonly Write[];
  /** Money has come, however late. */
  settled(tx: Db, payment: PaymentRow, money: SettledMoney, now: Instant): Promise<Settled>;
  /** The payment has ended without money. */
  failed(tx: Db, payment: PaymentRow, now: Instant): Promise<void>;
  /** Money goes back (`due`), or the bank has sent it (`refunded`). */
  reversed(tx: Db, refund: RefundRow, now: Instant): Promise<void>;
}
