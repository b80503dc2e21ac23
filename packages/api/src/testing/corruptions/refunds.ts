import { rupees } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { payments, refunds, sandboxBankPayments } from '#db/schema/index.js';
import type { PlayedBooks } from '#testing/played-books.js';
import type { Corruption } from './corruption.js';

/** Writes into the bank's book what it has sent back of the payment. */
async function changeSentBack(tx: Db, { back }: PlayedBooks, sent: Readonly<Record<string, number>>) {
  const named = eq(sandboxBankPayments.clientRef, back.paymentId);
  const [row] = await tx.select().from(sandboxBankPayments).where(named);
  await tx
    .update(sandboxBankPayments)
    .set({ details: { ...(row?.details as object), refunds: sent } })
    .where(named);
}

export const ofRefunds: readonly Corruption[] = [
  [
    'a refund that the bank never sent',
    'refund_at_bank',
    async (tx, books) => {
      await changeSentBack(tx, books, {});
      return books.back.id;
    },
  ],
  [
    'a refund of another amount at the bank',
    'refund_amount_at_bank',
    async (tx, books) => {
      await changeSentBack(tx, books, { [books.back.id]: rupees(1) });
      return books.back.id;
    },
  ],
  [
    'money that the bank sent back unasked',
    'refund_known_here',
    async (tx, books) => {
      await changeSentBack(tx, books, { [books.back.id]: books.back.amount, refund_unasked: rupees(1) });
      return books.back.paymentId;
    },
  ],
  [
    'a refund of more than has come',
    'refund_within_payment',
    async (tx, { back }) => {
      await tx
        .update(refunds)
        .set({ amount: rupees(40_000) })
        .where(eq(refunds.id, back.id));
      return back.paymentId;
    },
  ],
  [
    'a payment that is called paid while its money went back',
    'refund_of_payment',
    async (tx, { back }) => {
      await tx.update(payments).set({ state: 'paid' }).where(eq(payments.id, back.paymentId));
      return back.paymentId;
    },
  ],
];
