import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderSets, payments, profiles } from '#db/schema/index.js';
import { seedBankId } from '#sandbox/seed/seed-person.js';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { runDoubleClicks } from './double-clicks.js';
import { withPools } from './open-database.js';
import { strayMoney } from './stray-money.js';

const USERS = countOf({ test: 12, trust: 30 });

/** Milliseconds; on two busy cores it takes a third of it. */
const TIME = 600_000;

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
          // Trust M16: a run's every payment is from an account of its investor's own, after a code for its orders
          stray: [],
        });
        // Trust M16, control: of another's account, and of a confirmation that nothing speaks of, it would
        const paid = (await given.db.select().from(payments).where(eq(payments.state, 'paid'))).filter(
          ({ bankAccountId, profileId }) => bankAccountId === seedBankId(profileId),
        );
        const people = await given.db.select({ ucc: profiles.ucc }).from(profiles);
        await given.db
          .update(payments)
          .set({ bankAccountId: paid[1]!.bankAccountId })
          .where(eq(payments.id, paid[0]!.id));
        await given.db.update(orderSets).set({ confirmedAt: null }).where(eq(orderSets.id, paid[2]!.orderSetId));
        const found = await strayMoney(
          given.db,
          people.filter(({ ucc }) => ucc.startsWith('TEST')).map(({ ucc }) => ucc),
        );
        expect(found.sort()).toEqual([paid[0]!.id, paid[2]!.id].sort());
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
