import type { PaymentInstrument, RefundReason } from '@prosperx/core/payment';
import type { AuditNote } from '#audit/audit.js';
import type { Context } from '#context.js';
import type { Db } from '#db/db.js';
import type { OrderRow, PaymentRow } from '#db/schema/index.js';
import type { Services } from '#services.js';

/** The port through which orders reach payments. The server joins the two in `backend.ts`: orders import nothing of payments. */
export interface PaymentsPort {
  /** Begins the debit of one order by a mandate, in the transaction that has locked the order. Returns what that transaction audits last. */
  debit(services: Services, tx: Db, order: OrderRow, mandateId: string): Promise<AuditNote>;
  /** Books that the exchange has debited one order by its mandate, in the transaction that has locked the order. Returns what that transaction audits last. */
  debitedByExchange(services: Services, tx: Db, order: OrderRow): Promise<AuditNote>;
  /** Books that the money of one order goes back, in the transaction that has locked its payment. Returns what that transaction audits last. */
  refund(services: Services, tx: Db, order: OrderRow, paymentId: string, reason: RefundReason): Promise<AuditNote>;
  /** Returns what the payer of a payment has named: their transfer, cheque or UPI id. */
  instrumentOf(services: Pick<Services, 'crypto'>, payment: PaymentRow): PaymentInstrument;
  /** Asks the bank about a payment of the account holder now and books its answer. */
  poll(ctx: Context, paymentId: string): Promise<void>;
}
