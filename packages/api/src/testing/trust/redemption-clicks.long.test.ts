import { expect, it } from 'vitest';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { isSoldOnce } from './check-redemptions.js';
import { withPools } from './open-database.js';
import { runRedemptionClicks } from './redemption-clicks.js';

const REDEEMERS = countOf({ test: 4, trust: 40 });

/** Milliseconds; on two busy cores it takes a third of it. */
const TIME = 300_000;

describeWithDb(
  'people who redeem and switch one folio by double clicks in two sessions at once, while three answers of ten are lost',
  (given) => {
    it(
      'sell each unit once, have their money once, and the books of all agree',
      async () => {
        const verdict = await withPools(given, (dbs) => runRedemptionClicks({ dbs, redeemers: REDEEMERS, seed: 1 }));
        expect(verdict).toMatchObject({
          folios: REDEEMERS,
          acknowledged: 2 * REDEEMERS,
          lost: 0,
          oversold: 0,
          doubled: 0,
        });
        expect(isSoldOnce(verdict)).toBe(true);
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
      'sell more than they have: the run above would have found it',
      async () => {
        const verdict = await runRedemptionClicks({ dbs: [given.db], redeemers: REDEEMERS, seed: 1, naive: true });
        expect(verdict.oversold).toBeGreaterThan(0);
        expect(isSoldOnce(verdict)).toBe(false);
      },
      TIME,
    );
  },
  'seeded',
);
