import { paise, subtractPaise, units } from '@prosperx/core/money';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ledgerEntries, positions } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';
import { addBigPortfolio } from '#testing/trust/big-portfolio.js';

describeWithDb(
  'the positions that the database keeps',
  (given) => {
    beforeAll(async () => {
      const { profileId } = await newInvestor(testKit(given.db));
      await addBigPortfolio(given.db, profileId, { folios: 5, transactions: 6 });
    });

    /** The sums that are kept and do not agree with the ledger, or are missing there or here. */
    const discrepancies = async () =>
      (
        await given.db.execute(sql`
        with summed as (
          select profile_id, folio_id, scheme_id, sum(units)::bigint as units,
            coalesce(sum(amount + stamp_duty) filter (where units > 0), 0)::bigint as paid,
            coalesce(-sum(amount) filter (where units <= 0), 0)::bigint as received,
            (count(*) filter (where units <= 0))::int as sale_count, count(*)::int as transaction_count,
            min(nav_date) as first_nav_date
          from ledger_entries group by 1, 2, 3
        )
        (select * from summed except select * from positions) union all (select * from positions except select * from summed)`)
      ).rows;

    const firstSale = async () => {
      const [redemption] = await given.db
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.kind, 'redemption'))
        .limit(1);
      return redemption!;
    };

    it('are the sums of the entries that were added at once', async () => {
      expect((await given.db.select().from(positions)).length).toBeGreaterThan(5);
      expect(await discrepancies()).toEqual([]);
    });

    it('follow one more entry', async () => {
      const { seq: _, ...redemption } = await firstSale();
      const more = {
        ...redemption,
        sourceRef: 'one more',
        units: units(-0.001),
        amount: subtractPaise(paise(0), paise(10)),
      };
      await given.db.insert(ledgerEntries).values(more);
      expect(await discrepancies()).toEqual([]);
    });

    it('follow an entry that is changed by hand, moved to another folio, or erased', async () => {
      const { seq } = await firstSale();
      const isIt = eq(ledgerEntries.seq, seq);
      const [other] = await given.db.select().from(positions).limit(1);
      await given.db
        .update(ledgerEntries)
        .set({ units: units(-2), amount: paise(-500) })
        .where(isIt);
      expect(await discrepancies()).toEqual([]);
      const { profileId, folioId, schemeId } = other!;
      await given.db.update(ledgerEntries).set({ profileId, folioId, schemeId }).where(isIt);
      expect(await discrepancies()).toEqual([]);
      await given.db.delete(ledgerEntries).where(isIt);
      expect(await discrepancies()).toEqual([]);
    });
  },
  'seeded',
);
