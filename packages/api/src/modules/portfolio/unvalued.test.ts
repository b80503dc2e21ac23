import { addPaise, toRupees, toUnitsNumber } from '@prosperx/core/money';
import {
  getPortfolio,
  getPortfolioFile,
  getPortfolioHistory,
  type Portfolio,
  sharePortfolio,
  unvaluedText,
} from '@prosperx/core/portfolio';
import { getPortfolioReport } from '@prosperx/core/report';
import { getReview } from '@prosperx/core/review';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { schemes } from '#db/schema/index.js';
import { readHeld } from '#records/portfolio/repository.js';
import { seedProfileId, seedUserId } from '#sandbox/seed/seed-person.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, advisorOfCode, seededClient } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { pictureOf } from './share/portfolio-picture.js';
import { readSumsOf } from './share/portfolio-sums.js';

layOutDocuments();

describeWithDb(
  'a holding of a scheme of which no NAV is known yet',
  (given) => {
    const [profileId, userId] = [seedProfileId('asha'), seedUserId('asha')];
    let kit: TestKit;
    let before: Portfolio;
    let left: Portfolio['portfolioSchemes'];
    /** What is said of it everywhere. */
    let sentence = '';

    beforeAll(async () => {
      kit = testKit(given.db);
      const client = await seededClient(kit, 'asha');
      before = await client.call(getPortfolio);
      const { schemeId, schemeName } = before.portfolioSchemes[0]!.metaData;
      left = before.portfolioSchemes.filter(({ metaData }) => metaData.schemeId === schemeId);
      sentence = unvaluedText.notInTotals(left.map(() => schemeName));
      await given.db.update(schemes).set({ latestNav: null, latestNavDate: null }).where(eq(schemes.id, schemeId));
    });

    const load = async (path: string) => {
      const response = await kit.app.hono.request(TEST_ORIGIN + path);
      return (await pdfText(new Uint8Array(await response.arrayBuffer()))).replaceAll(/\s+/g, ' ');
    };
    const sumOf = (pick: (each: Portfolio['portfolioSchemes'][number]) => Portfolio['netCurrentValue']) =>
      addPaise(...before.portfolioSchemes.filter((each) => !left.includes(each)).map(pick));

    it('is named in the portfolio, and in none of its sums, shares and returns', async () => {
      const client = await seededClient(kit, 'asha');
      const now = await client.call(getPortfolio);
      expect(unvaluedText.notInTotals(now.unvalued ?? [])).toBe(sentence);
      expect([now.netCurrentValue, now.netAmountInvested]).toEqual([
        sumOf(({ currentValue }) => currentValue),
        sumOf(({ amountInvested }) => amountInvested),
      ]);
      expect(now.folioCount).toBe(before.portfolioSchemes.length - left.length);
      const last = (await client.call(getPortfolioHistory)).at(-1);
      expect([last?.value, last?.invested]).toEqual([now.netCurrentValue, now.netAmountInvested]);
      const held = (await readHeld(given.db, [profileId])).get(profileId);
      expect(held).toEqual({ value: now.netCurrentValue, invested: now.netAmountInvested });
      // what was paid for it, without what it is worth, would be a loss
      expect(now.xirr).toBeGreaterThan(0);
    });

    it('is named in the review, and is no part of what is here', async () => {
      const review = await (await seededClient(kit, 'asha')).call(getReview);
      expect([unvaluedText.notInTotals(review.unvalued), review.here]).toEqual([
        sentence,
        sumOf(({ currentValue }) => currentValue),
      ]);
    });

    it('is named in the files of the portfolio and in the report of the advisor', async () => {
      const client = await seededClient(kit, 'asha');
      const { fileUrl } = await client.call(getPortfolioFile, { query: { kind: 'holdings', format: 'pdf' } });
      expect(await load(fileUrl)).toContain(sentence);
      await advisorFor(kit, { profileId, userId });
      const advisor = await advisorOfCode(kit, 'AG1001');
      const report = await advisor.call(getPortfolioReport, { query: { encryptedId: profileId } });
      expect(await load(report.fileUrl)).toContain(sentence);
    });

    it('is a row of the file that programs read, with its units and no value, and in no sum', async () => {
      const client = await seededClient(kit, 'asha');
      const { fileUrl } = await client.call(getPortfolioFile, { query: { kind: 'holdings', format: 'csv' } });
      const text = await (await kit.app.hono.request(TEST_ORIGIN + fileUrl)).text();
      for (const { metaData, folioNo, unitsAllocated } of left)
        expect(text).toMatch(
          new RegExp(`^"?${metaData.schemeName}"?,${folioNo},[^,]+,${toUnitsNumber(unitsAllocated)},,,,,,$`, 'm'),
        );
      expect(text).toContain(`,${toRupees(sumOf(({ currentValue }) => currentValue))},`);
      expect(text.replaceAll('"', '')).toContain(sentence);
    });

    it('is named where the portfolio is shared, in words and on the picture', async () => {
      const advisor = await advisorFor(kit, { profileId, userId });
      await advisor.call(sharePortfolio, {
        body: { type: 'email', encryptedId: profileId, value: 'asha.rao@example.com' },
      });
      const [mail] = await kit.client().call(sandboxMessages, { query: { to: 'asha.rao@example.com' } });
      expect(mail?.text).toContain(sentence);
      const sums = await readSumsOf(given.db, profileId);
      const { facts } = pictureOf(sums!, { name: 'Asha', advisor: null });
      expect(facts.at(-1)).toEqual([unvaluedText.label, unvaluedText.first(sums!.unvalued)]);
    });

    it('alone is no portfolio of nothing: it is named, and there is nothing to report', async () => {
      const ids = before.portfolioSchemes.map(({ metaData }) => metaData.schemeId);
      const known = await given.db.select().from(schemes).where(inArray(schemes.id, ids));
      await given.db.update(schemes).set({ latestNav: null, latestNavDate: null }).where(inArray(schemes.id, ids));
      const now = await (await seededClient(kit, 'asha')).call(getPortfolio);
      const advisor = await advisorOfCode(kit, 'AG1001');
      const refused = await advisor.fail(getPortfolioReport, { query: { encryptedId: profileId } });
      for (const { id, latestNav, latestNavDate } of known)
        await given.db.update(schemes).set({ latestNav, latestNavDate }).where(eq(schemes.id, id));
      expect([now.folioCount, now.unvalued?.length, now.netCurrentValue]).toEqual([
        0,
        before.portfolioSchemes.length,
        0,
      ]);
      expect(refused.code).toBe('not_found');
    });
  },
  'seeded',
);
