import { searchFunds, suggestFunds } from '@prosperx/core/fund';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schemes } from '#db/schema/index.js';
import { namedSchemes } from '#sandbox/catalogue/scheme.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';

const samples: [text: string][] = [['\u0000abcd'], ['\ud800abcd'], ["a'b & c:* | !("], ['₹५००  फंड']];

describeWithDb(
  'searchFunds and suggestFunds',
  (given) => {
    it('find the one scheme of an ISIN, of either of its two, of an AMFI code, and of a code at the exchange', async () => {
      const client = testKit(given.db).client();
      const [scheme] = namedSchemes.filter(({ bseCode }) => bseCode.includes('-'));
      if (!scheme) throw new Error('no sample has a code at the exchange');
      const secondIsin = 'INF999Z01AB9';
      await given.db.update(schemes).set({ secondIsin }).where(eq(schemes.amfiCode, scheme.amfiCode));
      const { isin, amfiCode, bseCode } = scheme;
      for (const text of [isin, ` ${isin.toLowerCase()} `, secondIsin, amfiCode, bseCode.toLowerCase()]) {
        const suggested = await client.call(suggestFunds, { query: { text } });
        expect(suggested.map(({ schemeName }) => schemeName)).toEqual([scheme.name]);
        const searched = await client.call(searchFunds, { query: { q: text, PageNumber: 0 } });
        expect(searched).toMatchObject({ totalElements: 1, content: [{ schemeName: scheme.name }] });
      }
    });

    it.each([
      ['एचडीएफसी मिडकैप', 'HDFC Mid Cap'],
      ['எச்டிஎஃப்சி மிட் கேப்', 'HDFC Mid Cap'],
      ['ಎಚ್‌ಡಿಎಫ್‌ಸಿ ಮಿಡ್ ಕ್ಯಾಪ್', 'HDFC Mid Cap'],
      ['ఎస్‌బీఐ స్మాల్ క్యాప్', 'SBI Small Cap'],
      ['এসবিআই স্মল ক্যাপ', 'SBI Small Cap'],
      ['આદિત્ય બિરલા', 'Aditya Birla'],
      ['बड़ौदा बीएनपी', 'Baroda BNP'],
      ['யூடிஐ நிஃப்டி 50', 'UTI Nifty 50'],
    ])('find for %s what they find for %s', async (text, english) => {
      const client = testKit(given.db).client();
      const [heard, typed] = await Promise.all(
        [text, english].map((q) => client.call(searchFunds, { query: { q, PageNumber: 0 } })),
      );
      expect(heard?.totalElements).toBeGreaterThan(0);
      expect(heard).toEqual(typed);
      expect(await client.call(suggestFunds, { query: { text } })).toEqual(heard?.content.slice(0, 5));
    });

    it('know what people say for a category', async () => {
      const client = testKit(given.db).client();
      const [heard, typed] = await Promise.all(
        ['इक्विटी फंड', 'equity funds'].map((q) => client.call(searchFunds, { query: { q, PageNumber: 0 } })),
      );
      expect(heard).toEqual(typed);
    });

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
