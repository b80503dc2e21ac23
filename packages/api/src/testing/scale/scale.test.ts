import { checkMobileNumber, sendLoginOtp } from '@prosperx/core/session';
import { DAY } from '@prosperx/core/time';
import { like } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { carts } from '#db/schema/index.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { describeWithDb, TEST_ENGINE } from '#testing/engines.js';
import { confirm, fillCart, lumpsum, orderCart, ordersOf, pay } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';
import { countedDb } from '#testing/trust/counted-db.js';
import { instalmentsOf, leaveDue, serveQueue } from './batches.js';
import { readsOfWholeTables, readsWithoutIndex } from './plans.js';
import { populate } from './populate.js';
import { advisorCalls, twelveCalls } from './twelve-calls.js';

/** PGlite plans otherwise, and is not what grows. */
const onPostgres = it.runIf(TEST_ENGINE === 'postgres');

describeWithDb(
  'a generated database',
  (given) => {
    beforeAll(() => populate(testKit(given.db).services, { investors: 100, navDays: 260 }), 60_000);

    it('has books that agree', async () => {
      const { sums, discrepancies } = await reconcile(given.db, 'own');
      expect(discrepancies).toEqual([]);
      expect(sums.payments).toBeGreaterThan(0);
    });

    // Trust R12: plans of twelve calls, an advisor's pages, a login, a purchase and an instalment on generated books: no sequential scan of a table of people
    onPostgres('answers requests and works its queue off by indexes alone', async () => {
      const { db, queriesOf } = countedDb(given.db);
      const kit = testKit(db);
      await leaveDue(given.db, 1);
      const calls = { ...(await twelveCalls(kit, 10)), ...(await advisorCalls(kit)) };
      const asked = await queriesOf(async () => {
        for (const call of Object.values(calls)) await call();
        const { client, mobile } = await newInvestor(kit);
        await client.call(checkMobileNumber, { query: { mobile: '9123456780' } });
        await client.call(sendLoginOtp, { body: { mobile: '9123456780', flag: 0 } });
        const cart = await fillCart(client, lumpsum(5_000));
        await orderCart(client, cart);
        await kit.settle();
        await confirm(client, cart, mobile);
        await pay(client, (await ordersOf(client, cart)).orders);
        await kit.settle();
      });
      expect(asked.length).toBeGreaterThan(100);
      expect(await readsOfWholeTables(given.db, asked)).toEqual([]);
    });

    it('asks 36 statements for an instalment, from its job to the message that it is paid', async () => {
      const { db, statementsOf } = countedDb(given.db);
      const kit = testKit(db);
      // what is due besides is done first
      await leaveDue(given.db, 1);
      await serveQueue(kit);
      await leaveDue(given.db, 10);
      const { paid } = await instalmentsOf(given.db);
      const asked = await statementsOf(() => serveQueue(kit));
      expect((await instalmentsOf(given.db)).paid - paid).toBe(10);
      // what its four lanes ask besides, to find that nothing more is due, is fewer than one an instalment
      expect(Math.floor(asked.length / 10)).toBe(36);
    });

    it('asks 14 statements for a page of customers, and 3 more where one has approved what is not ordered', async () => {
      const { db, statementsOf } = countedDb(given.db);
      const page = (await advisorCalls(testKit(db)))['customers by name']!;
      // a session that was just begun is noted once
      await page();
      expect(await statementsOf(page)).toHaveLength(14);
      const approve = (approval: 'APPROVED' | null, approvalUntil: number | null) =>
        given.db.update(carts).set({ approval, approvalUntil }).where(like(carts.id, 'cart_s%'));
      await approve('APPROVED', testKit(db).clock.now() + DAY);
      expect(await statementsOf(page)).toHaveLength(17);
      await approve(null, null);
    });

    onPostgres('counts the items of those proposals alone that the home of an advisor shows', async () => {
      const { db, queriesOf } = countedDb(given.db);
      const calls = await advisorCalls(testKit(db));
      const asked = (await queriesOf(calls['the overview of the desk']!)).filter(({ text }) =>
        text.includes('"proposal_items"'),
      );
      expect(asked.length).toBeGreaterThan(0);
      expect(await readsWithoutIndex(given.db, asked, 'proposal_items')).toEqual([]);
    });

    // Trust R12, control: a query that no index serves
    onPostgres('would show what no index leads to', async () => {
      const careless = { text: 'select id from orders where remarks = $1', params: ['late'] };
      expect(await readsOfWholeTables(given.db, [careless])).toEqual([`orders: ${careless.text}`]);
    });
  },
  'seeded',
);
