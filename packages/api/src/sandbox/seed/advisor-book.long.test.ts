import { getAgentOverview } from '@prosperx/core/agent';
import { getBook, getBookMonths } from '@prosperx/core/book';
import { askFamilyConsents, getFamilyConsents } from '@prosperx/core/family';
import { getCustomerProposals, type Proposal } from '@prosperx/core/proposal';
import { getBrokerage } from '@prosperx/core/registrar';
import { expect, it } from 'vitest';
import { reconcile } from '#reconciliation/reconcile.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';
import { seedAdvisorBook } from './advisor-book.js';
import { seedProfileId } from './seed-person.js';
import { seedDeps } from './seed.js';

describeWithDb(
  'seedAdvisorBook',
  (given) => {
    it('gives an advisor sixty customers with two years of books that agree, and SIPs that bounced', async () => {
      const kit = testKit(given.db);
      await given.db.transaction(async (tx) => seedAdvisorBook(await seedDeps(tx, kit.services.crypto)));
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
      expect(counts.redemption).toBe(1);
      // families: what their members answered, and three that were not asked
      const asked = await advisor.call(getFamilyConsents, { query: { family: 'Agarwal' } });
      expect([asked.members.length, asked.consents.length, asked.unasked]).toEqual([4, 12, 0]);
      expect(new Set(asked.consents.map(({ state }) => state))).toEqual(new Set(['allowed', 'asked', 'declined']));
      const unasked = await advisor.call(askFamilyConsents, { body: { family: 'Singh' } });
      expect(unasked.consents.every(({ state }) => state === 'asked')).toBe(true);
      // proposals in each of their states
      const proposed: Proposal[] = [];
      for (const number of [0, 4, 8, 12, 16, 20]) {
        const inside = await advisorOfCode(kit, 'AG1005', seedProfileId(`book ${number}`));
        const { proposals } = await inside.call(getCustomerProposals);
        expect(proposals.length, `of ${number}`).toBe(1);
        proposed.push(proposals[0]!);
      }
      expect(proposed.map(({ state }) => state)).toEqual([
        'pending',
        'pending',
        'approved',
        'declined',
        'expired',
        'pending',
      ]);
      expect(proposed.map(({ openedAt }) => openedAt !== null)).toEqual([false, true, true, true, false, true]);
      expect(proposed[2]!.items.map(({ step }) => step)).toEqual(['done', 'left']);
      expect(proposed[5]!.version).toBe(2);
      const brokerage = await advisor.call(getBrokerage, { query: {} });
      expect([brokerage.months.length, brokerage.unmatched.rows]).toEqual([3, 2]);
      expect(Math.abs(brokerage.totals.trail / (brokerage.totals.expected ?? 1) - 1)).toBeLessThan(0.2);
    });
  },
  'seeded',
);
