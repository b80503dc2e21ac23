import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '#db/db.js';
import { seedCatalogue } from '#sandbox/catalogue/seed-catalogue.js';
import { openTestDb } from '#testing/engines.js';
import { TEST_START, testClock } from '#testing/test-clock.js';
import { sql } from 'drizzle-orm';
import { suggestFunds } from './suggest-funds.js';
import { searchFunds } from './search-funds.js';
import { getTopFunds } from './get-top-funds.js';
import { getFundDetail } from './get-fund-detail.js';
import { catalogueId } from '#sandbox/catalogue/seed-catalogue.js';

let opened: OpenedDb;
beforeAll(async () => {
  opened = await openTestDb();
  const t = performance.now();
  await seedCatalogue(opened.db, TEST_START);
  console.log('seed ms', performance.now() - t);
});
afterAll(() => opened.close());
const ctx = () => ({ db: opened.db, clock: testClock(), afterCommit: () => {} }) as never;

describe('try', () => {
  it('works', async () => {
    for (const text of ['hdfc', 'hdcf mid cap', 'parag flexi', 'axis elss', 'nifty 50', 'small', 'sbi small cap', 'mirea asset', 'qwertyuiop', 'liquid fund', 'flexicap', 'tiger', 'infrastructure advantage', 'gold', 'motilal midcap', 'prag parik', 'bluechip','kotk arbitrage', 'the the', 'icici pru value']) {
      const found = await suggestFunds({ ctx: ctx(), input: { text } });
      console.log(text, '->', found.map((f) => f.schemeName).join(' | '));
    }
    for (const q of ['hdfc', 'elss', 'tax saver', 'debt', 'hybrid', 'hdfc liquid', 'midcap', 'large cap', 'gilt', 'nippon debt', 'equty', '', 'zzzz', 'balanced advantge','mutual fund', '80c']) {
      const found = await searchFunds({ ctx: ctx(), input: { q, PageNumber: 0 } });
      console.log(q, found.totalElements, '->', found.content.map((f) => f.schemeName).join(' | '));
    }
    console.log((await getTopFunds({ ctx: ctx(), input: {} })).map((f) => `${f.category} ${f.schemeName} ${f.threeYearReturn} ${f.tags.map((t) => t.tag)}`).join('\n'));
    const t = performance.now();
    const d = await getFundDetail({ ctx: ctx(), input: { schemeId: catalogueId('INF179K01UT0') } });
    console.log('detail', performance.now() - t, { ...d, navHistory: d.navHistory.length });
    console.log((await opened.db.execute(sql`explain select id from schemes order by 'hdfc'::text <<-> name limit 5`)).rows);
  });
});
