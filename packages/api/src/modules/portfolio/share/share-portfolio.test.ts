import { RISK_WARNING } from '@prosperx/core/disclosure';
import { errorText } from '@prosperx/core/errors';
import { formatMoney } from '@prosperx/core/format';
import { speaking } from '@prosperx/core/language';
import { getPortfolio, sharePortfolio, type ShareType } from '@prosperx/core/portfolio';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/index.js';
import { notificationWords } from '#notifications/notification-words.js';
import { svgOf } from '#records/document/picture-drawing.mjs';
import { warned } from '#records/share/fact-picture.js';
import { seedProfileId, seedUserId } from '#sandbox/seed/seed-person.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { pageBehind } from '#testing/short-links.js';
import { testKit, type TestKit } from '#testing/test-kit.js';
import { pictureOf } from './portfolio-picture.js';
import { readSumsOf } from './portfolio-sums.js';

layOutDocuments();

const SUNITA = { name: 'Sunita Kulkarni', arn: 'ARN-100101', phone: '+91 98200 12345' };
const ASHA = { mobile: '9876500001', ucc: 'PX00000001', token: '' };

describeWithDb(
  'sharePortfolio',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });
    const [profileId, userId] = [seedProfileId('asha'), seedUserId('asha')];
    const advisor = () => advisorFor(kit, { ...ASHA, profileId, userId });
    const body = (type: ShareType, value?: string, more: object = {}) => ({
      body: { type, encryptedId: profileId, ...(value !== undefined && { value }), ...more },
    });

    it('sends the figures of the ledger by email and text message, whatever the page says, with a short link', async () => {
      const client = await advisor();
      const { netCurrentValue } = await client.call(getPortfolio);
      await client.call(sharePortfolio, body('email', 'asha.rao@example.com', { clientName: 'Eve', currentValue: 1 }));
      await client.call(sharePortfolio, body('mobile', '9000000078'));
      const [mail] = await client.call(sandboxMessages, { query: { to: 'asha.rao@example.com' } });
      expect(mail?.text).toMatch(/^Dear Asha .*,\n\nSunita Kulkarni shares your mutual fund portfolio with you\./);
      expect(mail?.text).toContain(`it was worth ${formatMoney(netCurrentValue)};`);
      expect(mail?.text).toContain(RISK_WARNING);
      expect(await pageBehind(given.db, mail?.text)).toBe('/v1/profile/portfolio?agentCode=AG1001');
      const [sms] = await client.call(sandboxMessages, { query: { to: '9000000078' } });
      expect(sms?.text).toContain(`worth ${formatMoney(netCurrentValue)};`);
      const audited = (await given.db.select().from(auditEntries)).filter(
        ({ action }) => action === 'portfolio.shared',
      );
      expect(audited.map(({ details }) => details)).toEqual([
        { channel: 'email', receiver: 'a••••@example.com', isOwn: true },
        { channel: 'mobile', receiver: '••••••0078', isOwn: false },
      ]);
    });

    it('says whose portfolio it is to anybody else, and tells its holder who sent it to whom', async () => {
      const client = await advisor();
      await client.call(sharePortfolio, body('email', 'ravi@example.net'));
      await kit.settle();
      const sentTo = async (to: string) => (await client.call(sandboxMessages, { query: { to } }))[0];
      const mail = await sentTo('ravi@example.net');
      expect(mail?.text).toMatch(/^Hello,\n\nSunita Kulkarni shares the mutual fund portfolio of Asha .* with you\./);
      const notice = await sentTo('asha.rao@example.com');
      expect(notice?.subject).toBe('Your portfolio was shared');
      expect(notice?.text).toMatch(/^Dear Asha .* your advisor Sunita Kulkarni asked us .* to r••••@example\.net\./);
    });

    it('gives words, a picture and a PDF with the name of the advisor, and sends nothing', async () => {
      const client = await advisor();
      const load = async (type: ShareType) => {
        const { fileUrl, fileName } = await client.call(sharePortfolio, body(type));
        const response = await kit.app.hono.request(TEST_ORIGIN + fileUrl);
        return { fileName, bytes: new Uint8Array(await response.arrayBuffer()) };
      };
      const [picture, pdf] = [await load('image'), await load('pdf')];
      expect([picture.fileName, pdf.fileName]).toEqual(['portfolio-2026-11-16.png', 'portfolio-2026-11-16.pdf']);
      expect([...picture.bytes.slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
      expect(await pdfText(pdf.bytes)).toContain('Sunita Kulkarni');
      const { message, shortenUrl } = await client.call(sharePortfolio, body('whatsapp'));
      expect(message).toContain(shortenUrl);
      const sums = await readSumsOf(given.db, profileId);
      const svg = await svgOf(warned(pictureOf(sums!, { name: 'Asha Rao', advisor: SUNITA })));
      expect(svg).toContain(`Portfolio of Asha Rao. Current value, NAVs of`);
      expect(svg).toContain(
        `${formatMoney(sums!.value)}. Shared by Sunita Kulkarni, ARN-100101, +91 98200 12345. Past performance`,
      );
      expect(svg).toContain(`${RISK_WARNING}</desc>`);
      const hindi = speaking(await notificationWords('hi'), () =>
        warned(pictureOf(sums!, { name: 'Asha Rao', advisor: SUNITA })),
      );
      expect(await svgOf(hindi)).toMatch(/Asha Rao का पोर्टफोलियो\. [^]*सावधानी से पढ़ें।<\/desc>/u);
    });

    it('refuses bad receivers, another account, a portfolio of nothing, and whoever is no advisor there', async () => {
      const client = await advisor();
      expect((await client.fail(sharePortfolio, body('email', 'nobody'))).fields).toEqual({
        value: 'share_email_invalid',
      });
      expect((await client.fail(sharePortfolio, body('mobile', '12'))).fields).toEqual({
        value: 'share_mobile_invalid',
      });
      const empty = await newInvestor(kit);
      const other = { encryptedId: empty.profileId };
      expect((await client.fail(sharePortfolio, body('pdf', undefined, other))).code).toBe('not_found');
      const theirs = await advisorFor(kit, empty);
      expect((await theirs.fail(sharePortfolio, body('pdf', undefined, other))).code).toBe('not_found');
      expect((await empty.client.fail(sharePortfolio, body('pdf', undefined, other))).code).toBe('forbidden');
    });

    it('says by the known sentence that it could not be sent', async () => {
      kit = testKit(given.db, { providers: { notifier: { send: () => Promise.reject(new Error('smtp')) } } });
      const failure = await (await advisor()).fail(sharePortfolio, body('email', 'a@b.co'));
      expect(failure.code).toBe('portfolio_not_shared');
      expect(errorText.portfolio_not_shared).toBe('Failed to share portfolio. Please try again later.');
    });
  },
  'seeded',
);
