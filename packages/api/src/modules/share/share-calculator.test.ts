import { RISK_WARNING } from '@prosperx/core/disclosure';
import { PxError } from '@prosperx/core/errors';
import { rupees } from '@prosperx/core/money';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { shareCalculator } from '@prosperx/core/share';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shortLinks } from '#db/schema/index.js';
import { pictures } from '#records/document/document-worker.js';
import { pictureFonts, wrapText } from '#records/document/glyph-text.mjs';
import { svgOf } from '#records/document/picture-drawing.mjs';
import { warned } from '#records/share/fact-picture.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { pageBehind } from '#testing/short-links.js';
import { testKit, type TestKit } from '#testing/test-kit.js';
import { TEST_START } from '#testing/test-services.js';
import { planPicture } from './plan-picture.js';

describe('the picture of a plan', () => {
  const advisor = { name: 'Sunita', arn: null, phone: null };
  const plan = { calculator: 'sip' as const, amount: rupees(5_000), stepUp: null, annualRate: 8, years: 10 };

  it('says the plan, who shares it, and the risk warning byte for byte, its letters as paths', async () => {
    const svg = await svgOf(
      warned(planPicture({ plan, advisor: { ...advisor, name: 'Sunita <Kulkarni>' }, madeAt: TEST_START })),
    );
    expect(svg).toContain('In 10 years you could have. ₹9,20,828. Shared by Sunita &#60;Kulkarni&#62;. Results are');
    expect(svg).toContain(`${RISK_WARNING}</desc>`);
    expect(svg.match(/<path /g)?.length).toBeGreaterThan(RISK_WARNING.length);
    expect(svg).not.toContain('<text');
  });

  const TO_HAVE = 'To have this in 10 years, at an assumed 8% a year';
  const COULD_HAVE = 'In 10 years you could have';

  it.each([
    [{ calculator: 'goal', amount: rupees(500_000) }, 'Goal plan', TO_HAVE, 'Monthly investment ₹2,715'],
    [{ calculator: 'lumpsum', amount: rupees(100_000) }, 'Lumpsum plan', COULD_HAVE, 'Investment ₹1,00,000'],
    [
      { calculator: 'stepUp', stepUp: 10 },
      'Step-up SIP plan',
      COULD_HAVE,
      'Monthly investment ₹5,000, Raised by 10% a year',
    ],
  ] as const)('says the plan of %j', (parts, title, lead, first) => {
    const picture = planPicture({ plan: { ...plan, ...parts }, advisor, madeAt: TEST_START });
    expect(picture).toMatchObject({ title, lead });
    const facts = picture.facts.map((fact) => fact.join(' ')).join(', ');
    expect(facts).toMatch(new RegExp(`^${first}, You Invest ₹.+, You Gain ₹.+, Assumed return 8% a year$`));
  });

  it('breaks the risk warning into lines and loses none of it', async () => {
    const { plain } = await pictureFonts();
    const lines = wrapText(plain, RISK_WARNING, 28, 912);
    expect([lines.length, lines.join(' ')]).toEqual([2, RISK_WARNING]);
  });
});

describeWithDb(
  'shareCalculator',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });
    const advisor = async () => advisorFor(kit, await newInvestor(kit));
    const share = (parts: object = {}) => ({
      body: {
        originalUrl: '/v1/sip-calculator?monthlyAmount=5000&annualRate=8&years=10',
        agentCode: 'AG1001',
        type: 'whatsapp' as const,
        clientName: ' ravi  menon',
        clientMobile: '9000000101',
        ...parts,
      },
    });

    it('gives words, a link that credits the advisor, and a picture to the advisor’s own WhatsApp', async () => {
      const shared = await (await advisor()).call(shareCalculator, share());
      expect(shared.fileName).toBe('sip-plan.png');
      const link = new URL(await pageBehind(given.db, shared.shortenUrl), TEST_ORIGIN);
      expect([link.pathname, Object.fromEntries(link.searchParams)]).toEqual([
        '/v1/sip-calculator',
        { monthlyAmount: '5000', annualRate: '8', years: '10', agentCode: 'AG1001', sharedByAgent: 'true' },
      ]);
      expect(shared.message).toMatch(/^Dear Ravi Menon, Sunita Kulkarni has made a plan for you\. ₹5,000 a month/);
      for (const part of ['₹9,20,828', shared.shortenUrl, RISK_WARNING]) expect(shared.message).toContain(part);
      const answer = await kit.app.hono.request(TEST_ORIGIN + shared.fileUrl);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('content-disposition')).toContain('sip-plan.png');
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([width, height]).toEqual([1080, 1350]);
      expect((await kit.app.hono.request(`${TEST_ORIGIN}/prosperx-api/shared-plans/pln_x.png`)).status).toBe(404);
    });

    it('draws the plan before it is sent, and makes no link for that', async () => {
      const client = await advisor();
      const before = await given.db.$count(shortLinks);
      const drawn = await client.call(shareCalculator, share({ type: 'picture' }));
      expect([drawn.shortenUrl, drawn.message, drawn.fileName]).toEqual(['', '', 'sip-plan.png']);
      expect(await given.db.$count(shortLinks)).toBe(before);
    });

    it('draws a picture once for all who ask for it at the same moment; a picture that takes too long is no fault', async () => {
      const { fileUrl } = await (await advisor()).call(shareCalculator, share());
      const load = () => kit.app.hono.request(TEST_ORIGIN + fileUrl);
      const draw = vi.spyOn(pictures, 'draw');
      const answers = await Promise.all([load(), load()]);
      const [one, other] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
      expect([one?.equals(other!), draw.mock.calls.length]).toEqual([true, 1]);
      draw.mockRejectedValueOnce(new PxError('unavailable'));
      expect([(await load()).status, (await load()).status]).toEqual([503, 200]);
      draw.mockRestore();
      expect(kit.log.lines.filter((line) => line.includes('request_failed'))).toEqual([]);
    });

    it.each([
      ['/v1/lumpsum-calculator?amount=100000&annualRate=8&years=10', 'lumpsum-plan.png', '₹1,00,000 for 10 years'],
      [
        '/v1/step-up-calculator?monthlyAmount=5000&stepUp=10&annualRate=8&years=10',
        'step-up-sip-plan.png',
        '₹5,000 a month, raised by 10% each year, for 10 years could have grown to ₹13,78,959',
      ],
    ])('shares the plan of %s as it stands there', async (originalUrl, fileName, words) => {
      const shared = await (await advisor()).call(shareCalculator, share({ originalUrl }));
      expect(shared.fileName).toBe(fileName);
      expect(shared.message).toContain(words);
      const draw = vi.spyOn(pictures, 'draw').mockResolvedValue(new Uint8Array());
      const { headers } = await kit.app.hono.request(TEST_ORIGIN + shared.fileUrl);
      draw.mockRestore();
      expect(headers.get('content-disposition')).toContain(`"${fileName}"`);
      expect(await pageBehind(given.db, shared.shortenUrl)).toContain(originalUrl.slice(3));
    });

    it('sends a goal by email and text message', async () => {
      const client = await advisor();
      const originalUrl = 'https://evil.example/v1/goal-amount-calculator?goalAmount=500000&annualRate=8&years=10';
      const nobody = { clientName: '', clientMobile: '', originalUrl };
      await client.call(shareCalculator, share({ ...nobody, type: 'email', value: 'plan@example.com' }));
      await client.call(shareCalculator, share({ ...nobody, type: 'mobile', value: '9000000102' }));
      const [mail] = await client.call(sandboxMessages, { query: { to: 'plan@example.com' } });
      expect(mail?.text).toMatch(/^Hello,\n\nSunita Kulkarni has made a plan for you\./);
      for (const part of ['₹5,00,000', '/shared-plans/pln_', RISK_WARNING]) expect(mail?.text).toContain(part);
      const [sms] = await client.call(sandboxMessages, { query: { to: '9000000102' } });
      expect(await pageBehind(given.db, sms?.text)).toContain('/v1/goal-amount-calculator?goalAmount=500000');
      expect(sms?.text).not.toContain('evil');
    });

    it.each([
      [{ clientName: '' }, 'Customer name is mandatory'],
      [{ clientMobile: '' }, 'Customer mobile number is mandatory'],
      [{ type: 'email', value: '' }, 'Please enter email'],
      [{ type: 'mobile', value: '123' }, 'Please enter 10 digits only'],
    ])('refuses %j: %s', async (parts, message) => {
      expect(await (await advisor()).fail(shareCalculator, share(parts))).toMatchObject({
        code: 'invalid_input',
        message,
      });
    });

    it('refuses what is no plan, another advisor’s code, and whoever is no advisor', async () => {
      const client = await advisor();
      expect((await client.fail(shareCalculator, share({ originalUrl: '/v1/home' }))).code).toBe('invalid_input');
      expect((await client.fail(shareCalculator, share({ agentCode: 'AG1002' }))).code).toBe('forbidden');
      const { client: investor } = await newInvestor(kit);
      expect((await investor.fail(shareCalculator, share())).code).toBe('forbidden');
      expect((await kit.client().fail(shareCalculator, share())).code).toBe('signed_out');
    });

    it('says by the known sentence that it could not be sent', async () => {
      kit = testKit(given.db, { providers: { notifier: { send: () => Promise.reject(new Error('smtp')) } } });
      const failure = await (await advisor()).fail(shareCalculator, share({ type: 'email', value: 'a@b.co' }));
      expect(failure).toMatchObject({ code: 'calculator_not_shared', message: 'Failed to share' });
    });
  },
  'seeded',
);
