import { type Audited, writeAudited } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { changed, rowBy } from '#db/row-statements.js';
import { type PaymentRow, payments } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

export type PaymentChange = Partial<typeof payments.$inferInsert>;

const lockedPayment = rowBy(payments, 'clientRef', 'update');

/** Changes one payment under its lock, and audits last, in a transaction of its own or in the one given. */
export function changePayment(
  { db, clock, crypto }: Pick<Services, 'db' | 'clock' | 'crypto'>,
  clientRef: string,
  change: (tx: Db, payment: PaymentRow) => Promise<Audited<PaymentChange>>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const payment = await lockedPayment(tx, clientRef);
    if (!payment) throw new Error('a payment to change does not exist');
    const { audited, besides = [], ...columns } = await change(tx, payment);
    const changes =
      Object.keys(columns).length > 0
        ? [changed(payments, { id: payment.id }, { ...columns, changedAt: clock.now() })]
        : [];
    await writeAudited({ db: tx, clock, crypto }, [...changes, ...besides], audited);
  });
}
