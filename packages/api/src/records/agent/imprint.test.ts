import { getTemplate } from '@prosperx/core/content';
import { sharePortfolio } from '@prosperx/core/portfolio';
import { generateBrochure } from '@prosperx/core/premium-service';
import { shareCalculator } from '@prosperx/core/share';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { agents } from '#db/schema/index.js';
import { pictures } from '#records/document/document-worker.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { testKit } from '#testing/test-kit.js';
import { imprintLine, readImprint } from './imprint.js';

layOutDocuments();

const [CODE, ARN, PHONE] = ['AG1001', 'ARN-100101', '+91 98200 12345'];
const LINE = `Sunita Kulkarni, ${ARN}, ${PHONE}`;

describeWithDb(
  'what an advisor shares',
  (given) => {
    const change = (values: Partial<typeof agents.$inferInsert>) =>
      given.db.update(agents).set(values).where(eq(agents.code, CODE));

    it('carries no ARN that nobody has verified, and no phone number where none is given', async () => {
      const { services } = testKit(given.db);
      const line = async () => imprintLine((await readImprint(services, CODE))!);
      expect(await line()).toBe(`Sunita Kulkarni, ${ARN}`);
      await change({ phone: '9820012345' });
      expect(await line()).toBe(LINE);
      await change({ verified: false });
      expect(await line()).toBe(`Sunita Kulkarni, ${PHONE}`);
      await change({ verified: true });
      expect(await readImprint(services, 'AG9999')).toBeNull();
    });

    it('carries name, ARN and phone: PDFs of the portfolio, a greeting and a brochure, and the pictures', async () => {
      const kit = testKit(given.db);
      await change({ phone: '9820012345' });
      const encryptedId = seedProfileId('deepa');
      const advisor = await advisorOfCode(kit, CODE, encryptedId);
      const load = async (path: string) =>
        new Uint8Array(await (await kit.app.hono.request(TEST_ORIGIN + path)).arrayBuffer());
      const wordsOf = async (path: string) => (await pdfText(await load(path))).replace(/\s+/g, ' ');
      const template = { templateType: 'PDF', brandingType: 'DIWALI', lang: 'en' } as const;
      const documents = [
        (await advisor.call(sharePortfolio, { body: { type: 'pdf', encryptedId } })).fileUrl,
        (await advisor.call(generateBrochure, { body: { tag: 'mf_post_retirement' } })).fileUrl,
      ];
      for (const path of documents) expect(await wordsOf(path)).toContain(LINE);
      const greeting = await wordsOf((await advisor.call(getTemplate, { query: template })).fileUrl);
      for (const part of ['Sunita Kulkarni', ARN, PHONE]) expect(greeting).toContain(part);
      const draw = vi.spyOn(pictures, 'draw').mockResolvedValue(new Uint8Array());
      const originalUrl = '/v1/sip-calculator?monthlyAmount=5000&annualRate=8&years=10';
      const plan = { originalUrl, agentCode: CODE, type: 'picture' as const };
      await load((await advisor.call(shareCalculator, { body: plan })).fileUrl);
      await load((await advisor.call(sharePortfolio, { body: { type: 'image', encryptedId } })).fileUrl);
      expect(draw.mock.calls.map(([picture]) => 'foot' in picture && picture.foot[0])).toEqual([
        `Shared by ${LINE}`,
        `Shared by ${LINE}`,
      ]);
      draw.mockRestore();
    });

    it('a brochure that nobody shares names nobody', async () => {
      const kit = testKit(given.db);
      const { fileUrl } = await kit.client().call(generateBrochure, { body: { tag: 'mf_post_retirement' } });
      expect(fileUrl).not.toContain('agentCode');
    });
  },
  'seeded',
);
