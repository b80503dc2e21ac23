import { discardOrders } from '@prosperx/core/cart';
import { rupees } from '@prosperx/core/money';
import { businessDate, instantAt } from '@prosperx/core/time';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#db/db.js';
import { bookOutcome } from '#modules/payments/settle/book-outcome.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, sip } from '#testing/investing.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

/** The tables that a statement writes, in its order. */
const writtenBy = (text: string) =>
  [...text.matchAll(/(?:insert into|update|delete from) "(\w+)"/g)].map(([, table]) => table!);

interface Logged {
  readonly session: { logger: { logQuery(text: string): void } };
}

/** A database as before, and what each of its transactions wrote: names of tables in order, savepoints included. */
function recordWrites(db: Db): { readonly db: Db; readonly transactions: readonly (readonly string[])[] } {
  const transactions: string[][] = [];
  const transaction: Db['transaction'] = (work, ...options) =>
    db.transaction(
      (tx) => {
        const writes: string[] = [];
        transactions.push(writes);
        (tx as unknown as Logged).session.logger = { logQuery: (text) => void writes.push(...writtenBy(text)) };
        return work(tx);
      },
      ...options,
    );
  const recorded = new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : (Reflect.get(target, name, target) as unknown)),
  });
  return { db: recorded, transactions };
}

/** The tables that are written last in a transaction: those of the audit, and the answer of a call. */
const AUDITS = ['audit_head', 'audit_entries', 'idempotency_keys'];

describeWithDb(
  'audit',
  (given) => {
    let kit: TestKit;
    let written: ReturnType<typeof recordWrites>;
    beforeEach(() => {
      written = recordWrites(given.db);
      kit = testKit(written.db);
    });

    const writtenAfter = () =>
      written.transactions.flatMap((tables) => {
        const first = tables.indexOf('audit_entries');
        return first < 0 ? [] : tables.slice(first).filter((table) => !AUDITS.includes(table));
      });
    const audited = () => written.transactions.filter((tables) => tables.includes('audit_entries')).length;

    it('writes its entry last when orders are discarded', async () => {
      const { client } = await newCheckout(kit, lumpsum(5_000), sip(1_000));
      const before = audited();
      await client.call(discardOrders);
      expect([audited() > before, writtenAfter()]).toEqual([true, []]);
    });

    it('writes its entry last when money goes back', async () => {
      const { paymentId } = await (await newCheckout(kit)).startPaying();
      const before = audited();
      await bookOutcome(kit.services, paymentId, { state: 'paid', at: kit.clock.now(), amount: rupees(4_000) });
      expect([audited() > before, writtenAfter()]).toEqual([true, []]);
    });

    it('writes its entry last when an instalment is debited', async () => {
      await newRunningSip(kit, { nextDate: '2026-11-19' });
      const before = audited();
      await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2026-11-19'), '12:00'));
      expect([audited() > before + 1, writtenAfter()]).toEqual([true, []]);
    });
  },
  'seeded',
);
