import { getFundFacts } from '@prosperx/core/fund';
import { expect, it } from 'vitest';
import { namedSchemes } from '#sandbox/catalogue/scheme.js';
import { catalogueId } from '#sandbox/catalogue/seed-catalogue.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'the documents of the sandbox’s schemes',
  (given) => {
    it('are pages that say what they stand for; what is none of them is not found', async () => {
      const kit = testKit(given.db);
      const [scheme] = namedSchemes;
      const query = { schemeId: catalogueId(scheme!.isin) };
      const { documents } = await kit.client().call(getFundFacts, { query });
      expect(documents?.documents).toHaveLength(4);
      for (const { url } of documents!.documents) {
        const page = await kit.app.hono.request(`http://localhost:8080${url}`);
        expect(page.status, url).toBe(200);
        expect(await page.text()).toContain('The sandbox plays it; the fund house has not published it.');
      }
      const other = documents!.documents[0]!.url.replace(/[^/]+$/, 'poem');
      expect((await kit.app.hono.request(`http://localhost:8080${other}`)).status).toBe(404);
    });
  },
  'seeded',
);
