import { eq } from 'drizzle-orm';
import { type Audited, auditBySystem } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { type PaymentRow, payments } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

export type PaymentChange = Partial<typeof payments.$inferInsert>;

/** Changes one payment under its lock, and audits last, in a transaction of its own or in the one given. */
export function changePayment(
  { db, clock, crypto }: Pick<Services, 'db' | 'clock' | 'crypto'>,
  clientRef: string,
  change: (tx: Db, payment: PaymentRow) => Promise<Audited<PaymentChange>>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.clientRef, clientRef)).for('update');
    if (!payment) throw new Error('a payment to change does not exist');
    const { audited, ...changed } = await change(tx, payment);
    if (Object.keys(changed).length > 0)
      await tx
        .update(payments)
        .set({ ...changed, changedAt: clock.now() })
        .where(eq(payments.id, payment.id));
    if (audited) await auditBySystem({ db: tx, clock, crypto }, audited);
  });
}
