import { expect, it } from 'vitest';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { runDoubleClicks } from './double-clicks.js';
import { withPools } from './open-database.js';

const USERS = countOf({ test: 12, trust: 30 });

/** Milliseconds; on two busy cores it takes a third of it. */
const TIME = 180_000;

describeWithDb(
  'people who click twice while three answers of ten are lost',
  (given) => {
    it(
      'have one order each at the exchange, and one payment at the bank',
      async () => {
        const verdict = await withPools(given, (dbs) => runDoubleClicks({ dbs, users: USERS, seed: 1 }));
        expect(verdict).toEqual({
          intents: USERS,
          acknowledged: USERS,
          stored: USERS,
          placed: USERS,
          lost: 0,
          doubled: 0,
          contradicted: 0,
          discrepancies: 0,
        });
      },
      TIME,
    );
  },
  'seeded',
);

describeWithDb(
  'the same people at a server that asks the exchange at once',
  (given) => {
    it(
      'have orders twice: the run above would have found it',
      async () => {
        const verdict = await runDoubleClicks({ dbs: [given.db], users: USERS, seed: 1, naive: true });
        expect(verdict.doubled).toBeGreaterThan(0);
        expect(verdict.discrepancies).toBeGreaterThan(0);
      },
      TIME,
    );
  },
  'seeded',
);
