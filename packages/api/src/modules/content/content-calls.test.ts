import {
  getActiveContent,
  getContentFile,
  getScratchCard,
  getTemplate,
  sendSurvey,
  setSubscription,
} from '@prosperx/core/content';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { createHomePageLead } from '@prosperx/core/lead';
import { beforeEach, expect, it } from 'vitest';
import { surveyAnswers } from '#db/schema/index.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { testKit, type TestKit } from '#testing/test-kit.js';

layOutDocuments();

const OWN = { agentCode: 'AG1001' };

describeWithDb(
  'content for advisors',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });
    const advisor = async () => advisorFor(kit, await newInvestor(kit));

    it('is what is shown on that day, with its pictures, and remembers of what an advisor is notified', async () => {
      const client = await advisor();
      const [first, ...others] = await client.call(getActiveContent, { query: OWN });
      expect(first).toMatchObject({ subscribe: false, videoUrl: '/v1/content/sip-in-a-minute.webm' });
      expect(first?.captionsUrl).toBe('/v1/content/sip-in-a-minute.vtt');
      expect(others.map(({ videoUrl }) => videoUrl)).toEqual([null]);
      const fileName = first?.thumbNail ?? '';
      const { value } = await client.call(getContentFile, { query: { fileName } });
      expect(value).toMatch(/^data:image\/svg\+xml;base64,/);
      const categoryId = first?.categoryId ?? '';
      await client.call(setSubscription, { body: { ...OWN, categoryId, subscribe: true } });
      expect((await client.call(getActiveContent, { query: OWN }))[0]?.subscribe).toBe(true);
      await client.call(setSubscription, { body: { ...OWN, categoryId, subscribe: false } });
      expect((await client.call(getActiveContent, { query: OWN }))[0]?.subscribe).toBe(false);
      kit.clock.advance(400 * 86_400_000);
      expect(await (await advisor()).call(getActiveContent, { query: OWN })).toEqual([]);
    });

    it('says by the known sentences what is not there', async () => {
      const client = await advisor();
      expect(await client.fail(getContentFile, { query: { fileName: 'toString' } })).toMatchObject({
        message: 'Failed to fetch image. Please try again later.',
      });
      const unknown = { ...OWN, categoryId: 'none', subscribe: true };
      expect(await client.fail(setSubscription, { body: unknown })).toMatchObject({
        message: 'Failed to subscribed dp. Please try again later.',
      });
      expect((await client.fail(getActiveContent, { query: { agentCode: 'AG1002' } })).code).toBe('forbidden');
      expect((await kit.client().fail(getActiveContent, { query: OWN })).code).toBe('signed_out');
    });

    it('has a greeting in the name of the advisor', async () => {
      const query = { templateType: 'PDF' as const, brandingType: 'DIWALI' as const, lang: 'en' as const };
      const { fileUrl } = await (await advisor()).call(getTemplate, { query });
      const answer = await kit.app.hono.request(TEST_ORIGIN + fileUrl);
      const words = await pdfText(new Uint8Array(await answer.arrayBuffer()));
      for (const part of ['Happy Diwali', 'Sunita Kulkarni', 'ARN-100101', RISK_WARNING]) expect(words).toContain(part);
    });

    it('has a scratch card, whose words are told once it is earned', async () => {
      const client = await advisor();
      const card = { query: { ...OWN, eventKey: 'first_lead' as const } };
      expect((await client.call(getScratchCard, card)).text).toBeNull();
      const person = { investorName: 'Ravi', investorMobileNo: '9000000111', investorEmailId: 'r@example.com' };
      await client.call(createHomePageLead, { body: person });
      expect((await client.call(getScratchCard, card)).text).toMatch(/Call within a day/);
      const tenth = { query: { ...OWN, eventKey: 'tenth_lead' as const } };
      expect((await client.call(getScratchCard, tenth)).text).toBeNull();
    });

    it('keeps answers of surveys without who gave them, sealed, and not without end', async () => {
      const send = (rating: number, comment?: string) => ({
        body: { survey: 'site' as const, rating, ...(comment && { comment }) },
      });
      await kit.client().call(sendSurvey, send(4, 'I am Ravi'));
      const [row] = await given.db.select().from(surveyAnswers);
      expect(row).toMatchObject({ survey: 'site', role: 'visitor', rating: 4 });
      expect(JSON.stringify(row)).not.toContain('Ravi');
      for (const rating of [0, 6, 2.5])
        expect((await kit.client().fail(sendSurvey, send(rating))).code).toBe('invalid_input');
      for (let sent = 1; sent < 10; sent++) await kit.client().call(sendSurvey, send(1));
      expect((await kit.client().fail(sendSurvey, send(1))).code).toBe('too_many_requests');
    });
  },
  'seeded',
);
