import { discardOrders } from '@prosperx/core/cart';
import { rupees } from '@prosperx/core/money';
import { businessDate, instantAt } from '@prosperx/core/time';
import { getTableName, type Table } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#db/db.js';
import { bookOutcome } from '#modules/payments/settle/book-outcome.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, sip } from '#testing/investing.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const WRITES: readonly (string | symbol)[] = ['insert', 'update', 'delete'];

/** A database as before, and what each of its transactions wrote: names of tables in order, savepoints included. */
function recordWrites(db: Db): { readonly db: Db; readonly transactions: readonly (readonly string[])[] } {
  const transactions: string[][] = [];
  const recorded = (of: Db, writes: string[] | null): Db =>
    new Proxy(of, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target) as unknown;
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (name === 'transaction') {
            const inner = writes ?? [];
            if (writes === null) transactions.push(inner);
            const [work, ...options] = given as Parameters<Db['transaction']>;
            return target.transaction((tx) => work(recorded(tx, inner) as typeof tx), ...options);
          }
          if (WRITES.includes(name)) writes?.push(getTableName(given[0] as Table));
          return Reflect.apply(value, target, given) as unknown;
        };
      },
    });
  return { db: recorded(db, null), transactions };
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
