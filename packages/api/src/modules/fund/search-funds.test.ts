import { searchFunds, suggestFunds } from '@prosperx/core/fund';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';

const samples: [text: string][] = [['\u0000abcd'], ['\ud800abcd'], ["a'b & c:* | !("], ['₹५००  फंड']];

describeWithDb(
  'searchFunds and suggestFunds',
  (given) => {
    it('fail at no text by a fault of the server', async () => {
      const client = testKit(given.db).client();
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (text) => {
          const suggested = await client.send(suggestFunds, { query: { text } });
          const searched = await client.send(searchFunds, { query: { q: text, PageNumber: 0 } });
          expect([suggested.status, searched.status].filter((status) => status >= 500)).toEqual([]);
        }),
        { examples: samples, numRuns: 60 },
      );
    });
  },
  'seeded',
);
