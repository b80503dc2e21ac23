import { beforeAll, expect, it } from 'vitest';
import type { Db } from '#db/db.js';
import { allInTrust } from '#testing/count-of.js';
import type { Corruption } from '#testing/corruptions/corruption.js';
import { ofAudit } from '#testing/corruptions/audit.js';
import { ofExchange } from '#testing/corruptions/exchange.js';
import { ofLedger } from '#testing/corruptions/ledger.js';
import { ofPlans } from '#testing/corruptions/plans.js';
import { ofPayments } from '#testing/corruptions/payments.js';
import { ofRefunds } from '#testing/corruptions/refunds.js';
import { ofSales } from '#testing/corruptions/sales.js';
import { ofSips } from '#testing/corruptions/sips.js';
import { describeWithDb } from '#testing/engines.js';
import { playBooks, type PlayedBooks } from '#testing/played-books.js';
import { testKit } from '#testing/test-kit.js';
import { testCrypto } from '#testing/test-services.js';
import { type Finding, reconcile } from './reconcile.js';
import { checkText } from './reconcile.text.js';

const corruptions = [
  ...ofPayments,
  ...ofRefunds,
  ...ofExchange,
  ...ofLedger,
  ...ofSips,
  ...ofSales,
  ...ofPlans,
  ...ofAudit,
];

/** Of each check one; all in `npm run trust`. */
const tried = [...new Set(corruptions.map(([, check]) => check))].flatMap((check) =>
  allInTrust(corruptions.filter(([, other]) => other === check)),
);

/** Makes something wrong, reconciles, and puts it back. */
async function findingsOf(db: Db, books: PlayedBooks, corrupt: Corruption[2]) {
  const undone = new Error('undone');
  let made: { readonly ref: string; readonly findings: readonly Finding[] } | undefined;
  const making = db.transaction(async (tx) => {
    made = { ref: await corrupt(tx, books), findings: (await reconcile(tx, 'all', testCrypto)).findings };
    throw undone;
  });
  await making.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  if (!made) throw new Error('nothing was made wrong');
  return made;
}

describeWithDb(
  'the reconciliation',
  (given) => {
    let books: PlayedBooks;
    beforeAll(async () => {
      books = await playBooks(testKit(given.db));
    });

    it.each(tried)('finds %s by %s', async (_, check, corrupt) => {
      const { ref, findings } = await findingsOf(given.db, books, corrupt);
      expect(findings).toContainEqual({ check, ref });
    });

    it('finds nothing when every corruption is undone', async () => {
      expect((await reconcile(given.db, 'all', testCrypto)).findings).toEqual([]);
    });
  },
  'seeded',
);

it('every check of the reconciliation has a corruption that it finds', () => {
  expect(Object.keys(checkText).filter((name) => !corruptions.some(([, check]) => check === name))).toEqual([]);
});
