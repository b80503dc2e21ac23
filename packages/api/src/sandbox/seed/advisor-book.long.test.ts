import { getAgentOverview } from '@prosperx/core/agent';
import { getBook, getBookMonths } from '@prosperx/core/book';
import { expect, it } from 'vitest';
import { reconcile } from '#reconciliation/reconcile.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';
import { seedAdvisorBook } from './advisor-book.js';
import { seedDeps } from './seed.js';

describeWithDb(
  'seedAdvisorBook',
  (given) => {
    it('gives an advisor sixty customers with two years of books that agree, and SIPs that bounced', async () => {
      const kit = testKit(given.db);
      await given.db.transaction((tx) => seedAdvisorBook(seedDeps(tx, kit.services.crypto)));
      expect((await reconcile(given.db, 'all')).discrepancies).toEqual([]);
      const advisor = await advisorOfCode(kit, 'AG1005');
      const { totals, counts } = await advisor.call(getAgentOverview);
      expect(totals?.customerCount).toBe(60);
      // SIPs of 1, 10, 28 and 46 bounced lately, that of 37 more than 30 days ago; 6, 26 and 46 have nothing to be debited by
      expect([counts.instalment, counts.mandate]).toEqual([4, 3]);
      const { rows } = await advisor.call(getBook, { query: { by: 'category' } });
      expect(rows.length).toBeGreaterThan(2);
      const { months } = await advisor.call(getBookMonths, { query: {} });
      expect(months).toHaveLength(24);
      expect(months.filter(({ purchases }) => purchases > 0).length).toBeGreaterThan(20);
    });
  },
  'seeded',
);
