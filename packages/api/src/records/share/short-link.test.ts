import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shortLinks } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { SHORT_LINK_DAYS, shortLinkTo } from './short-link.js';

const PAGE = '/v1/sip-calculator?amount=5000&agentCode=AG1001';

describeWithDb(
  'a short link',
  (given) => {
    const make = (kit: TestKit, url = PAGE) =>
      shortLinkTo(kit.services, { kind: 'calculator', agentCode: 'AG1001', url: kit.services.config.publicUrl + url });
    const PHONE = 'Mozilla/5.0 (Linux; Android 14; CUBOT X70)';
    const open = async (kit: TestKit, link: string, program = PHONE, more: Record<string, string> = {}) => {
      const answer = await kit.app.hono.request(new URL(new URL(link).pathname, TEST_ORIGIN), {
        headers: { Host: new URL(TEST_ORIGIN).host, 'User-Agent': program, ...more },
      });
      return [answer.status, answer.headers.get('location')];
    };

    it('leads to its page, which credits the advisor, and counts how often it was opened', async () => {
      const kit = testKit(given.db);
      const link = await make(kit);
      expect(link).toMatch(/\/s\/[2-9a-hjkmnp-z]{10}$/);
      for (let times = 0; times < 3; times++) expect(await open(kit, link)).toEqual([302, PAGE]);
      const [row] = await given.db.select().from(shortLinks).where(eq(shortLinks.agentCode, 'AG1001'));
      expect(row?.opens).toBe(3);
    });

    it('knows when a reader first opened it, whatever programs looked at it on its way', async () => {
      const kit = testKit(given.db);
      const link = await make(kit, '/v1/nfos');
      const row = async () =>
        (
          await given.db
            .select()
            .from(shortLinks)
            .where(eq(shortLinks.code, link.slice(-10)))
        )[0];
      for (const program of ['WhatsApp/2.24.1 A', 'facebookexternalhit/1.1', 'TelegramBot (like TwitterBot)'])
        await open(kit, link, program);
      // a browser that fetches it before its reader asks for it
      await open(kit, link, PHONE, { 'Sec-Purpose': 'prefetch;prerender' });
      expect(await row()).toMatchObject({ opens: 0, openedAt: null });
      const first = kit.clock.now();
      await open(kit, link);
      kit.clock.advance(60_000);
      await open(kit, link);
      expect(await row()).toMatchObject({ opens: 2, openedAt: first });
    });

    it('leads home once it has expired, as one that never was', async () => {
      const kit = testKit(given.db);
      const link = await make(kit);
      kit.clock.advance(SHORT_LINK_DAYS * 86_400_000);
      expect(await open(kit, link)).toEqual([302, '/v1/home?url=404']);
      expect(await open(kit, `${TEST_ORIGIN}/s/2222222222`)).toEqual([302, '/v1/home?url=404']);
    });

    it('leads to our own site whatever host was named', async () => {
      const kit = testKit(given.db);
      const link = await shortLinkTo(kit.services, {
        kind: 'nfo',
        agentCode: 'AG1001',
        url: 'https://evil.example/v1/nfos',
      });
      expect(await open(kit, link)).toEqual([302, '/v1/nfos?agentCode=AG1001']);
    });
  },
  'seeded',
);
