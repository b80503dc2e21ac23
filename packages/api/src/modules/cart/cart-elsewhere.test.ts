import { getCart, mergeCarts, saveInvestment } from '@prosperx/core/cart';
import { VISITOR_HEADER } from '@prosperx/core/http';
import { verifyPassword } from '@prosperx/core/session';
import { expect, it } from 'vitest';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum } from '#testing/investing.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'getCart in a frame',
  (given) => {
    it('the cart follows a visitor by what their page calls them where no cookie travels, and becomes theirs when they sign in', async () => {
      const partner = {
        Origin: 'http://127.0.0.1:4173',
        'X-PX-Partner': 'bluebank',
        'Sec-Fetch-Site': 'cross-site',
      };
      const headers = { ...partner, [VISITOR_HEADER]: '1234-5678-9012-3456' };
      const kit = testKit(given.db);
      const visitor = kit.client();
      const answer = await visitor.send(saveInvestment, { body: lumpsum(2_000), headers });
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect((await visitor.call(getCart, { headers })).noOfItems).toBe(1);
      for (const name of ['short', 'x'.repeat(65), 'another-visitor-1']) {
        const other = { ...partner, [VISITOR_HEADER]: name };
        expect((await visitor.call(getCart, { headers: other })).noOfItems).toBe(0);
      }
      const body = { username: '9876500002', password: SANDBOX_PASSWORD };
      const [person] = await kit.client().call(verifyPassword, { body, headers: partner });
      const Authorization = `Bearer ${person?.token}`;
      const merged = await visitor.call(mergeCarts, { headers: { ...headers, Authorization } });
      expect(merged.noOfItems).toBe(1);
      expect((await visitor.call(getCart, { headers })).noOfItems).toBe(0);
    });
  },
  'seeded',
);
