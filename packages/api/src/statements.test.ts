import { getFolio, getPortfolio } from '@prosperx/core/portfolio';
import { expect, it } from 'vitest';
import { sessions } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';
import { addBigPortfolio } from '#testing/trust/big-portfolio.js';
import { countedDb } from '#testing/trust/counted-db.js';
import { aFolio, tenCalls } from '#testing/trust/ten-calls.js';

/** The statements of each call, one of which asks whose session it is; `npm run bench -- calls` says what they cost. */
const MOST = {
  'the portfolio': 3,
  'one folio': 5,
  'the cart': 2,
  'into the cart and out': 11,
  'who is signed in': 2,
  'funds by a part of a name': 1,
  'a fund': 5,
  'orders in progress': 4,
  'the orders of a cart': 8,
  'running SIPs': 6,
};

describeWithDb(
  'statements to the database',
  (given) => {
    it('each of ten usual calls asks as many as stand here, and no more', async () => {
      const { db, statementsOf } = countedDb(given.db);
      const counts: Record<string, number> = {};
      for (const [name, call] of Object.entries(await tenCalls(testKit(db)))) {
        // what the first asks besides is kept
        await call();
        counts[name] = (await statementsOf(call)).length;
      }
      expect(counts).toEqual(MOST);
    });

    it('a portfolio asks no more for more folios, but once for those that a page leaves out', async () => {
      const { db, statementsOf } = countedDb(given.db);
      const kit = testKit(db);
      const asked = async (folios: number) => {
        const { profileId, client } = await newInvestor(kit);
        await addBigPortfolio(given.db, profileId, { folios, transactions: 3 });
        const query = await aFolio(client);
        const page = await statementsOf(() => client.call(getPortfolio, { query: { page: 1 } }));
        const one = await statementsOf(() => client.call(getFolio, { query }));
        return [page.length, one.length];
      };
      const aPage = await asked(20);
      expect(await asked(50)).toEqual(aPage);
      // what is not on the page is summed by a statement of its own
      expect(await asked(120)).toEqual(aPage.map((count, call) => (call === 0 ? count + 1 : count)));
    });

    it('a session writes once a minute when it was last seen', async () => {
      const { db, statementsOf } = countedDb(given.db);
      const kit = testKit(db);
      const { client } = await newInvestor(kit);
      const writes = async () => {
        const statements = await statementsOf(() => client.call(getPortfolio));
        return statements.filter((text) => text.startsWith('update "sessions"')).length;
      };
      expect(await writes()).toBe(0);
      kit.clock.advance(60_000);
      expect([await writes(), await writes()]).toEqual([1, 0]);
      expect((await given.db.select().from(sessions)).some(({ lastSeenAt }) => lastSeenAt === kit.clock.now())).toBe(
        true,
      );
    });
  },
  'seeded',
);
