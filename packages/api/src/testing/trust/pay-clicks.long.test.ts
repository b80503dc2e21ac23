import { expect, it } from 'vitest';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { isSound } from './figures.js';
import { withPools } from './open-database.js';
import { runPayClicks } from './pay-clicks.js';

const PURCHASES = countOf({ test: 20, trust: 100 });
const FEW = countOf({ test: 8, trust: 20 });

/** Milliseconds; on two busy cores it takes a third of it. */
const TIME = 180_000;

// Trust M1: 100 purchases, two presses each at once: one payment each
describeWithDb(
  'purchases, ordered and paid by double clicks of which half the answers are dropped',
  (given) => {
    it(
      'are one order each at the exchange, and one debit',
      async () => {
        const { requests, ...verdict } = await withPools(given, (dbs) =>
          runPayClicks({ dbs, purchases: PURCHASES, seed: 1 }),
        );
        expect(verdict).toMatchObject({ placed: PURCHASES, lost: 0, doubled: 0 });
        expect(isSound(verdict)).toBe(true);
        // two clicks for the order and two for the payment, and about as many again
        expect(requests).toBeGreaterThan(PURCHASES * 6);
      },
      TIME,
    );
  },
  'seeded',
);

describeWithDb(
  'the same at a server that asks exchange and bank at once',
  (given) => {
    it(
      'are ordered and paid twice: the run above would have found it',
      async () => {
        const verdict = await runPayClicks({ dbs: [given.db], purchases: FEW, seed: 1, naive: true });
        expect(verdict.doubled).toBeGreaterThan(0);
        expect(isSound(verdict)).toBe(false);
      },
      TIME,
    );
  },
  'seeded',
);
