import { RISK_WARNING } from '@prosperx/core/disclosure';
import { getLeads, saveInterestedCustomer } from '@prosperx/core/lead';
import {
  generateBrochure,
  getShareContent,
  premiumServicesText,
  sharePremiumService,
} from '@prosperx/core/premium-service';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { expect, it } from 'vitest';
import { layOutDocuments } from '#testing/blank-documents.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { pageBehind } from '#testing/short-links.js';
import { testKit } from '#testing/test-kit.js';

layOutDocuments();

describeWithDb(
  'premium services',
  (given) => {
    const advisor = async (kit = testKit(given.db)) => advisorFor(kit, await newInvestor(kit));

    it.each(premiumServicesText.services)(
      '$title has a brochure that says what its page says',
      async ({ tag, ...service }) => {
        const kit = testKit(given.db);
        const { fileName, fileUrl, fileType } = await kit.client().call(generateBrochure, { body: { tag } });
        expect([fileName, fileType]).toEqual([`${service.route}.pdf`, 'application/pdf']);
        const answer = await kit.app.hono.request(TEST_ORIGIN + fileUrl);
        expect(answer.headers.get('content-type')).toBe('application/pdf');
        const words = (await pdfText(new Uint8Array(await answer.arrayBuffer()))).replace(/\s+/g, ' ');
        const facts = [
          service.title,
          service.description,
          service.disclaimer ?? '',
          RISK_WARNING,
          '₹1,999, free for a limited',
          ...service.keyBenefits.map(({ text }) => text),
          ...(service.topFeatures ?? []).map(({ value }) => value),
          ...service.faqs.map(({ answer: text }) => text),
        ];
        for (const fact of facts) expect(words).toContain(fact);
      },
    );

    it('have no other brochures', async () => {
      const { app } = testKit(given.db);
      for (const file of ['none.pdf', 'mf_post_retirement.pdf', 'retirement-income-planning'])
        expect((await app.hono.request(`${TEST_ORIGIN}/prosperx-api/brochures/${file}`)).status).toBe(404);
    });

    it('are shared by email and text message, with page and brochure, in the name of the advisor', async () => {
      const client = await advisor();
      const serviceName = 'mf_post_retirement';
      await client.call(sharePremiumService, { body: { type: 'email', value: 'pr@example.com', serviceName } });
      await client.call(sharePremiumService, {
        body: { type: 'mobile', value: '9000000091', serviceName, shareUrl: 'https://evil.example', description: 'x' },
      });
      const [mail] = await client.call(sandboxMessages, { query: { to: 'pr@example.com' } });
      expect(mail?.text).toContain('Sunita Kulkarni points out the Post-Retirement Investment Solution to you.');
      const page = '/v1/premium-service-details/retirement-income-planning?sharedByAgent=true&agentCode=AG1001';
      expect(await pageBehind(given.db, mail?.text)).toBe(page);
      expect(mail?.text).toContain('/prosperx-api/brochures/retirement-income-planning.pdf');
      for (const fact of ['9.60% payout', '7.50% payout', '₹10 lakh', '₹1,999', RISK_WARNING])
        expect(mail?.text).toContain(fact);
      const [sms] = await client.call(sandboxMessages, { query: { to: '9000000091' } });
      expect(sms?.text).toMatch(/^Sunita Kulkarni points out .*\/s\/.*schemes? related documents/s);
      expect(sms?.text).not.toContain('evil');
      const content = await client.call(getShareContent, { body: { serviceName } });
      expect(content.message).toContain(RISK_WARNING);
      expect(await pageBehind(given.db, content.shareUrl)).toBe(page);
    });

    it('make who is interested in a shared one a lead of its advisor, and thank them for it', async () => {
      const kit = testKit(given.db);
      const client = await advisor(kit);
      const person = { userName: 'Tara Bose', mobile: '9000000092', emailId: 'tara.premium@example.com' };
      const body = { ...person, agentCode: 'AG1001', tag: 'mf_custom_advisory' as const, sendNotification: true };
      await kit.client().call(saveInterestedCustomer, { body });
      await kit.settle();
      const { leads } = await client.call(getLeads, { query: { agentCode: 'AG1001' } });
      expect(leads.filter(({ investorName }) => investorName === 'Tara Bose')).toMatchObject([
        { source: 'premium_service', tag: 'mf_custom_advisory', status: 'new' },
      ]);
      const [mail] = await client.call(sandboxMessages, { query: { to: person.emailId } });
      expect(mail?.text).toContain('will call you about the Custom Portfolio Rebalance Solution.');
    });

    it('are not shared with nobody, of another name, or by others than advisors', async () => {
      const client = await advisor();
      const body = { type: 'email' as const, value: 'x', serviceName: 'mf_post_retirement' };
      expect((await client.fail(sharePremiumService, { body })).fields).toEqual({ value: 'share_email_invalid' });
      const unknown = { ...body, value: 'a@b.co', serviceName: 'constructor' };
      expect((await client.fail(sharePremiumService, { body: unknown })).code).toBe('premium_service_unknown');
      const kit = testKit(given.db);
      expect((await kit.client().fail(sharePremiumService, { body })).code).toBe('signed_out');
      const { client: investor } = await newInvestor(kit);
      expect((await investor.fail(getShareContent, { body })).code).toBe('forbidden');
    });

    it('say by their sentence that they could not be sent', async () => {
      const kit = testKit(given.db, { providers: { notifier: { send: () => Promise.reject(new Error('smtp')) } } });
      const body = { type: 'email' as const, value: 'a@b.co', serviceName: 'mf_custom_advisory' };
      const failure = await (await advisor(kit)).fail(sharePremiumService, { body });
      expect(failure).toMatchObject({ code: 'premium_service_not_shared' });
    });
  },
  'seeded',
);
