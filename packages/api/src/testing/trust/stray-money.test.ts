import { and, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '#db/db.js';
import { auditEntries, bankAccounts, orderSets, payments, sales, sandboxBankPayouts } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { goTo } from '#testing/redeeming.js';
import { testKit } from '#testing/test-kit.js';
import { CRASH_STEPS } from './crash-steps.js';
import { strayMoney } from './stray-money.js';

class Undone extends Error {}

describeWithDb(
  'money of people who buy, sell, and are debited by a mandate',
  (given) => {
    let payment: typeof payments.$inferSelect;
    let debit: typeof payments.$inferSelect;
    let sale: typeof sales.$inferSelect;
    beforeAll(async () => {
      const { db } = given;
      const kit = testKit(db);
      for (const wanted of ['instalment of a SIP, debited by its mandate', 'purchase', 'redemption']) {
        const step = CRASH_STEPS.find(({ name }) => name === wanted)!;
        const act = await step.prepare(kit);
        await act(kit);
      }
      await goTo(kit, '2026-11-23', '20:00');
      const paid = await db.select().from(payments).where(eq(payments.state, 'paid'));
      payment = paid.find(({ mode, bankAccountId }) => mode === 'netBanking' && bankAccountId !== null)!;
      debit = paid.find(({ mode }) => mode === 'mandate')!;
      [sale] = (await db.select().from(sales).where(eq(sales.state, 'settled'))) as [typeof sale];
    }, 120_000);

    /** Finds what is astray once one thing is another, which is undone afterwards. */
    async function strayWith(table: PgTable, where: SQL | undefined, change: object | 'gone'): Promise<string[]> {
      let found: string[] = [];
      const planted = given.db.transaction(async (tx) => {
        const rows = change === 'gone' ? tx.delete(table).where(where) : tx.update(table).set(change).where(where);
        expect(await rows.returning()).toHaveLength(1);
        found = await strayMoney(tx as unknown as Db);
        throw new Undone();
      });
      await expect(planted).rejects.toBeInstanceOf(Undone);
      return found;
    }
    const audited = (action: string, id: string) => and(eq(auditEntries.action, action), eq(auditEntries.objectId, id));
    const ofPayment = () => eq(payments.id, payment.id);

    // Trust M16: a purchase, a redemption and a debit go from and to the investor's own account, after their codes
    it('is all their own, and confirmed', async () => {
      expect(await strayMoney(given.db)).toEqual([]);
    });

    // Trust M16, control: another's account, none, one that is not verified, a code that is missing or too late, and a payout to another bank are each found
    it('is found astray wherever one of it is not', async () => {
      const at = payment.createdAt + 1;
      const set = eq(orderSets.id, payment.orderSetId);
      const ofSale = eq(sales.id, sale.id);
      const ofPayout = eq(sandboxBankPayouts.orderNumber, sale.bseOrderNumber!);
      const [payout] = await given.db.select().from(sandboxBankPayouts).where(ofPayout);
      const found = {
        'paid from another’s': await strayWith(payments, ofPayment(), { bankAccountId: sale.bankAccountId }),
        'paid from none': await strayWith(payments, ofPayment(), { bankAccountId: null }),
        'debited from another’s': await strayWith(payments, eq(payments.id, debit.id), {
          bankAccountId: sale.bankAccountId,
        }),
        'not verified': await strayWith(bankAccounts, eq(bankAccounts.id, payment.bankAccountId!), {
          verifiedAt: null,
        }),
        'not confirmed': await strayWith(orderSets, set, { confirmedAt: null }),
        'confirmed afterwards': await strayWith(orderSets, set, { confirmedAt: at }),
        'no word of the code': await strayWith(auditEntries, audited('orders.confirmed', payment.orderSetId), 'gone'),
        'sold to another’s': await strayWith(sales, ofSale, { bankAccountId: payment.bankAccountId }),
        'sold without a word': await strayWith(auditEntries, audited('sale.requested', sale.id), 'gone'),
        'paid out elsewhere': await strayWith(sandboxBankPayouts, ofPayout, { ifsc: 'SBIN0000001' }),
      };
      const one = [payment.id];
      expect(found).toEqual({
        'paid from another’s': one,
        'paid from none': one,
        'debited from another’s': [debit.id],
        'not verified': one,
        'not confirmed': one,
        'confirmed afterwards': one,
        'no word of the code': one,
        'sold to another’s': [sale.id],
        'sold without a word': [sale.id],
        'paid out elsewhere': [payout!.reference],
      });
    });
  },
  'seeded',
);
