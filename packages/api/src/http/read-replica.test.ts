import { getFundDetail } from '@prosperx/core/fund';
import { getPortfolio, getTransactions } from '@prosperx/core/portfolio';
import { expect, it } from 'vitest';
import { createBackend } from '#backend.js';
import type { Db } from '#db/db.js';
import { testClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, schemeOf } from '#testing/investing.js';
import { addInvestor, signInAs } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';
import { countedDb } from '#testing/trust/counted-db.js';

const query = { schemeId: schemeOf(EQUITY).id };

describeWithDb(
  'with a replica',
  (given) => {
    /** A server beside which the same database plays a replica: what is asked there is counted. */
    async function withReplica(near: Db | null, caughtUp: Db | null) {
      const { services } = testKit(given.db);
      const left: string[] = [];
      const replica = {
        near: () => near,
        caughtUp: () => Promise.resolve(caughtUp),
        leaveOut: () => void left.push('left out'),
        close: () => Promise.resolve(),
      };
      const { app } = createBackend({ services: { ...services, replica }, sandboxClock: null, schemes: [] });
      const person = signInAs(testClient(app), await addInvestor(services));
      return { person, left };
    }

    it('the market is read there while it is near, and a report once it has all', async () => {
      const { db, statementsOf } = countedDb(given.db);
      const { person } = await withReplica(db, db);
      const counts = [];
      for (const call of [
        () => person.call(getFundDetail, { query }),
        () => person.call(getTransactions),
        () => person.call(getPortfolio, { query: { page: 1 } }),
      ])
        counts.push((await statementsOf(call)).length > 0);
      expect(counts).toEqual([true, true, false]);
    });

    it('a report is read from the primary while the replica lacks something, the market not', async () => {
      const { db, statementsOf } = countedDb(given.db);
      const { person } = await withReplica(db, null);
      expect(await statementsOf(() => person.call(getTransactions))).toEqual([]);
      expect((await statementsOf(() => person.call(getFundDetail, { query }))).length).toBeGreaterThan(0);
    });

    it('one that breaks is left out, and the answer comes from the primary', async () => {
      const broken = new Proxy(given.db, {
        // what is awaited has no `then`
        get: (_, name) =>
          name === 'then'
            ? undefined
            : () => {
                throw Object.assign(new Error('connection terminated'), { code: '57P01' });
              },
      });
      const { person, left } = await withReplica(broken, broken);
      expect((await person.call(getFundDetail, { query })).encryptedSchemeId).toBe(query.schemeId);
      expect(await person.call(getTransactions)).toMatchObject({ content: [] });
      expect(left).toEqual(['left out', 'left out']);
    });
  },
  'seeded',
);
