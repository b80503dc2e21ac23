import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { schemeFacts, schemes } from '#db/schema/index.js';
import { playedFacts } from '#sandbox/catalogue/played-facts.js';
import { namedSchemes } from '#sandbox/catalogue/scheme.js';
import { catalogueId } from '#sandbox/catalogue/seed-catalogue.js';
import { describeWithDb } from '#testing/engines.js';
import { takePublishedFacts } from './store-facts.js';

describeWithDb(
  'takePublishedFacts',
  (given) => {
    const source = {
      factsOn: (day: ReturnType<typeof businessDate>) =>
        Promise.resolve(namedSchemes.map((scheme) => playedFacts(scheme, day))),
    };
    const take = (day: string) => takePublishedFacts(given.db, source, businessDate(day));

    it('takes what the houses tell of a month once, and nothing of a month before', async () => {
      expect(await take('2026-11-30')).toBe(0);
      expect(await take('2026-12-01')).toBe(namedSchemes.length);
      expect(await take('2026-12-02')).toBe(0);
      const id = catalogueId(namedSchemes[0]!.isin);
      const known = async () => ({
        scheme: (await given.db.select().from(schemes).where(eq(schemes.id, id)))[0],
        facts: await given.db.select().from(schemeFacts).where(eq(schemeFacts.schemeId, id)),
      });
      const december = await known();
      const date = '2026-11-30';
      expect(december.scheme).toMatchObject({
        riskometerDate: date,
        expenseRatioDate: date,
        exitLoadDate: date,
        fundSizeDate: date,
        // what can be ordered is of another day
        factsDate: namedSchemes[0]!.factsDate,
      });
      expect(new Set(december.facts.map((row) => row.date))).toEqual(new Set([date]));
      expect(await take('2026-10-15')).toBe(0);
      expect(await known()).toEqual(december);
    });
  },
  'seeded',
);
