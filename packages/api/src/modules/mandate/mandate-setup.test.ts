import { API_PREFIX, CLIENT_HEADER } from '@prosperx/core/http';
import {
  activateMandate,
  downloadMandate,
  getMandateConfig,
  getMandates,
  getRegisteredMandate,
  shareMandateSetupLink,
  uploadMandate,
} from '@prosperx/core/mandate';
import { rupees } from '@prosperx/core/money';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { mandates, profiles, sandboxMandates } from '#db/schema/index.js';
import { ProviderUnknown } from '#providers/providers.js';
import { LINK_LIFE } from '#records/file/file-links.js';
import { linkBank } from '#testing/applicant.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, sip } from '#testing/investing.js';
import { atBank, investorWithBank, mandateOf, registered } from '#testing/mandate-setup.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { jpeg, png } from '#testing/pictures.js';
import { open, rawRequest, tampered } from '#testing/requests.js';
import { pageBehind } from '#testing/short-links.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

layOutDocuments();

const online = { type: 'N' as const, mandateAmount: '25000' };

describeWithDb(
  'the set-up of a mandate',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    it('begins with what the bank offers, the bounds, and the SIPs that it is for', async () => {
      const { client, bankAccountId } = await investorWithBank(kit);
      await fillCart(client, sip(7_500), { ...sip(2_000), numOfSipInstallments: 1 });
      const config = await client.call(getMandateConfig);
      expect(config).toMatchObject({
        emandateAllowed: true,
        upiAllowed: true,
        netBankingAllowed: true,
        debitCardAllowed: true,
        taxStatus: '01',
        sipTotal: rupees(7_500),
        allSips: rupees(7_500),
        activationBase: 0,
        bounds: { minimum: rupees(1), eMandate: rupees(10_00_000), physical: rupees(1_00_00_000) },
        banks: [{ bankAccountId, emandateAllowed: true }],
        today: '2026-11-16',
      });
    });

    it('is for registered investors with a bank account alone', async () => {
      const { client } = await newInvestor(kit, false);
      expect((await client.fail(getMandateConfig)).code).toBe('not_onboarded');
      expect((await client.fail(getRegisteredMandate, { query: online })).code).toBe('not_onboarded');
      const { client: withoutBank } = await newInvestor(kit);
      expect((await withoutBank.fail(getRegisteredMandate, { query: online })).code).toBe('bank_account_missing');
    });

    it('changes something though it is a GET, so that a link alone cannot do it', async () => {
      const { client } = await investorWithBank(kit);
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const query = { type: 'N', mandateAmount: '25000' };
      const ask = (header: string) =>
        kit.app.hono.request(rawRequest(getRegisteredMandate, { query, headers: { cookie, [CLIENT_HEADER]: header } }));
      expect((await ask('')).status).toBe(403);
      expect(await client.call(getMandates)).toEqual([]);
      expect((await ask('sdk')).status).toBe(200);
    });

    it.each([
      ['too little for the cart’s SIPs', 7_499, {}, 'mandateAmount', 'Minimum mandate limit is ₹ 7,500'],
      [
        'too much online',
        10_00_001,
        {},
        'mandateAmount',
        'Maximum mandate limit for E-Mandate is ₹ 10,00,000 We recommend that you use physical application form for the same.',
      ],
      [
        'too much on paper',
        1_00_00_001,
        { type: 'X' },
        'mandateAmount',
        'Maximum mandate limit for Physical Mandate is ₹ 1,00,00,000',
      ],
      ['no whole rupees', 7_500.5, {}, 'mandateAmount', 'Please enter valid amount.'],
      ['ended before it begins', 7_500, { endDate: '2026-11-16' }, 'endDate', 'The last day must be after today'],
      ['on paper by another method', 7_500, { type: 'X', method: 'upi' }, 'method', undefined],
    ] as const)('refuses one that is %s', async (_, mandateAmount, more, field, sentence) => {
      const { client } = await investorWithBank(kit);
      await fillCart(client, sip(7_500));
      const query = { ...online, mandateAmount: String(mandateAmount), ...more };
      const failure = await client.fail(getRegisteredMandate, { query });
      expect(Object.keys(failure.fields ?? {})).toEqual([field]);
      if (sentence !== undefined) expect(failure.message).toBe(sentence);
      expect(await client.call(getMandates)).toEqual([]);
    });

    it('is on paper for whoever is no individual, and where the bank takes none online', async () => {
      const { client, profileId } = await investorWithBank(kit);
      await given.db.update(profiles).set({ taxStatus: '03' }).where(eq(profiles.id, profileId));
      expect((await client.fail(getRegisteredMandate, { query: online })).fields).toEqual({ type: 'not_allowed' });
      expect(await mandateOf(client, await registered(client, { method: 'paper' }))).toMatchObject({ type: 'X' });
      const other = await investorWithBank(kit);
      const { mandates: provider } = kit.services.providers;
      const channels = { emandateAllowed: false, upiAllowed: true, netBankingAllowed: true, debitCardAllowed: true };
      Object.assign(kit.services.providers, { mandates: { ...provider, channelsOf: () => Promise.resolve(channels) } });
      expect((await other.client.fail(getRegisteredMandate, { query: online })).fields).toEqual({
        method: 'not_offered',
      });
    });

    it('finds one that was begun before, also by two calls at once', async () => {
      const { client, profileId } = await investorWithBank(kit);
      const ids = await Promise.all([1, 2, 3].map(() => registered(client)));
      expect(new Set([...ids, await registered(client)]).size).toBe(1);
      expect(await given.db.$count(mandates, eq(mandates.profileId, profileId))).toBe(1);
      expect(await registered(client, { rupees: 30_000 })).not.toBe(ids[0]);
      const again = { query: { ...online, mandateId: ids[0]! } };
      expect((await client.call(getRegisteredMandate, again)).mandateId).toBe(ids[0]);
      const changed = { query: { ...online, mandateAmount: '30000', mandateId: ids[0]! } };
      expect((await client.fail(getRegisteredMandate, changed)).code).toBe('mandate_over');
      const ending = { query: { ...online, endDate: '2030-01-01', mandateId: ids[0]! } };
      expect((await client.fail(getRegisteredMandate, ending)).code).toBe('mandate_over');
    });

    it('goes on with the account of one that was begun, also where that is not the default one', async () => {
      const investor = await investorWithBank(kit);
      const { client, bankAccountId } = investor;
      const other = await linkBank(kit, investor, '501009876544', { isDefault: false });
      const query = { ...online, bankAccountId: other };
      const { mandateId } = await client.call(getRegisteredMandate, { query });
      expect((await mandateOf(client, mandateId)).bank?.bankAccountId).toBe(other);
      const again = (more: object) => ({ query: { ...online, mandateId, ...more } });
      expect((await client.call(getRegisteredMandate, again({}))).mandateId).toBe(mandateId);
      expect((await client.call(getRegisteredMandate, again({ bankAccountId: other }))).mandateId).toBe(mandateId);
      expect((await client.fail(getRegisteredMandate, again({ bankAccountId }))).code).toBe('mandate_over');
    });

    it('is activated after its delay alone, and leads to the bank’s page', async () => {
      const slow = testKit(given.db, { config: { mandateDelay: 120_000 }, clock: kit.clock });
      const { client } = await investorWithBank(slow);
      const mandateId = await registered(client);
      const query = { type: 'N' as const, mandateId };
      slow.clock.advance(60_000);
      expect(await client.fail(activateMandate, { query, body: {} })).toMatchObject({
        code: 'mandate_too_early',
        retryAfter: 60,
      });
      slow.clock.advance(60_000);
      const { status, responseString } = await client.call(activateMandate, { query, body: {} });
      expect(status).toBe('New Mandate');
      expect(await (await open(slow.app, responseString)).text()).toContain('₹25,000');
      expect((await client.fail(activateMandate, { query: { ...query, type: 'X' }, body: {} })).code).toBe(
        'mandate_unknown',
      );
    });

    it('is nobody else’s to see or change', async () => {
      const [{ client }, { client: stranger }] = [await investorWithBank(kit), await investorWithBank(kit)];
      const mandateId = await registered(client);
      const query = { type: 'N' as const, mandateId };
      expect((await stranger.fail(activateMandate, { query, body: {} })).code).toBe('mandate_unknown');
      expect((await stranger.fail(getRegisteredMandate, { query: { ...online, mandateId } })).code).toBe(
        'mandate_unknown',
      );
      expect(await stranger.call(getMandates)).toEqual([]);
    });

    it('tells why the exchange refuses one', async () => {
      const { client } = await investorWithBank(kit);
      const failure = await client.fail(getRegisteredMandate, { query: { ...online, mandateAmount: '20019' } });
      expect(failure).toMatchObject({ code: 'mandate_refused', message: expect.stringContaining('another limit') });
      const [mandate] = await client.call(getMandates);
      expect(mandate).toMatchObject({ status: 'Rejected', reason: failure.message, exchangeMandateId: null });
    });

    it('on paper is a filled form with the whole account number once, the amount in words, and no other secret', async () => {
      const { client, ucc } = await investorWithBank(kit);
      const mandateId = await registered(client, { method: 'paper', rupees: 1_25_000 });
      const body = { mandateId, mandateAmount: 1_25_000 };
      const { fileUrl, fileType, fileName } = await client.call(downloadMandate, { body });
      expect([fileType, fileName]).toEqual(['application/pdf', expect.stringMatching(/^mandate-form-\d+\.pdf$/)]);
      const answer = await open(kit.app, fileUrl);
      const text = await pdfText(new Uint8Array(await answer.arrayBuffer()));
      const { exchangeMandateId, bank } = await mandateOf(client, mandateId);
      expect(text).toContain('Amount in words One lakh twenty-five thousand rupees');
      for (const part of [
        exchangeMandateId!,
        ucc,
        '₹1,25,000.00',
        'Period to 16 November 2056',
        bank!.name,
        bank!.account,
      ])
        expect(text).toContain(part);
      expect(text.match(/\b\d{12,}\b/g)).toHaveLength(1);
      expect((await open(kit.app, tampered(fileUrl))).status).toBe(404);
      kit.clock.advance(LINK_LIFE + 1);
      expect((await open(kit.app, fileUrl)).status).toBe(404);
      expect((await client.fail(downloadMandate, { body: { ...body, mandateAmount: 1 } })).code).toBe(
        'mandate_unknown',
      );
    });

    it('has no whole account number in the form that the holder’s advisor is given', async () => {
      const investor = await investorWithBank(kit);
      const advisor = await advisorFor(kit, investor);
      const mandateId = await registered(advisor, { method: 'paper', rupees: 1_25_000 });
      const { fileUrl } = await advisor.call(downloadMandate, { body: { mandateId, mandateAmount: 1_25_000 } });
      const text = await pdfText(new Uint8Array(await (await open(kit.app, fileUrl)).arrayBuffer()));
      expect(text).toContain(`Account number ${(await mandateOf(advisor, mandateId)).bank!.account}`);
      expect(text).not.toMatch(/\b\d{12,}\b/);
      // the sign of whom it is for cannot be taken away
      expect((await open(kit.app, fileUrl.replace('.advisor', ''))).status).toBe(404);
    });

    it('that was registered before each had a last day runs until it is cancelled; one that was not sent by then ends', async () => {
      const { client } = await investorWithBank(kit);
      const endsNever = (id: string) => given.db.update(mandates).set({ endDate: null }).where(eq(mandates.id, id));
      const older = await registered(client, { method: 'paper', rupees: 1_26_000 });
      await endsNever(older);
      const body = { mandateId: older, mandateAmount: 1_26_000 };
      const form = await open(kit.app, (await client.call(downloadMandate, { body })).fileUrl);
      expect(await pdfText(new Uint8Array(await form.arrayBuffer()))).toContain('Period to Until cancelled');
      expect((await mandateOf(client, older)).endDate).toBeNull();
      const { mandates: provider } = kit.services.providers;
      const find = () => Promise.reject(new ProviderUnknown('down'));
      Object.assign(kit.services.providers, { mandates: { ...provider, find } });
      const unsent = await registered(client, { method: 'paper', rupees: 1_27_000 });
      await endsNever(unsent);
      const seen = { exchangeMandateId: null, endDate: '2056-11-16' };
      expect(await mandateOf(client, unsent)).toMatchObject(seen);
      Object.assign(kit.services.providers, { mandates: provider });
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 60_000);
      const sent = { exchangeMandateId: expect.stringMatching(/^\d{7}$/), endDate: '2056-11-16' };
      expect(await mandateOf(client, unsent)).toMatchObject(sent);
    });

    it('on paper takes a scan as JPEG or TIFF, without its metadata, and nothing else', async () => {
      const { client, profileId } = await investorWithBank(kit);
      const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: 'white' } });
      const scans: readonly Buffer<ArrayBuffer>[] = [
        jpeg([], ''),
        await picture
          .tiff()
          .withMetadata({ exif: { IFD0: { Artist: 'Pune' } } })
          .toBuffer(),
      ];
      for (const [index, scan] of scans.entries()) {
        const mandateId = await registered(client, { method: 'paper', rupees: 30_000 + index });
        const send = (file: Uint8Array<ArrayBuffer>) => ({ query: { mandateId }, body: { file } });
        for (const wrong of [png(), Buffer.from('%PDF-1.7'), Buffer.concat([jpeg([], ''), Buffer.alloc(2_000_000)])])
          expect(await client.fail(uploadMandate, send(wrong))).toMatchObject({
            code: 'mandate_scan_too_large',
            message: 'Please upload file with size less than 2MB.',
          });
        expect((await mandateOf(client, mandateId)).status).toBe('New Mandate');
        const { value } = await client.call(uploadMandate, send(scan));
        const kept = await kit.services.providers.fileStore.get(value);
        expect(Buffer.from(kept!).toString('latin1')).not.toContain('Pune');
        expect(await mandateOf(client, mandateId)).toMatchObject({ status: 'Processing', type: 'X' });
        await kit.settle();
        const [booked] = await given.db
          .select({ state: sandboxMandates.state })
          .from(sandboxMandates)
          .innerJoin(mandates, eq(mandates.clientRef, sandboxMandates.clientRef))
          .where(eq(mandates.id, mandateId));
        expect(booked?.state).toBe('authorised');
        expect((await client.fail(uploadMandate, send(scan))).code).toBe('mandate_over');
      }
      expect(await given.db.$count(mandates, eq(mandates.profileId, profileId))).toBe(2);
    });

    it('is shared by the customer’s advisor alone, and leads nowhere else', async () => {
      const investor = await investorWithBank(kit);
      const advisor = await advisorFor(kit, investor);
      const path = `/v1/profile/mandates/setup-mandate?flowType=profile&ucc=${investor.ucc}`;
      const share = (link: string, type: 'email' | 'sms' = 'email', value = 'ravi@example.com') => ({
        body: { type, value, mandateSetupLink: link },
      });
      const email = `test-${Number(investor.ucc.slice(4))}@example.com`;
      for (const [type, value] of [
        ['email', email],
        ['sms', investor.mobile],
      ] as const) {
        await advisor.call(shareMandateSetupLink, share(`https://evil.example${path}`, type, value));
        const [message] = await advisor.call(sandboxMessages, { query: { to: value } });
        expect(message?.text).toMatch(/^Dear Test Investor \d+, Sunita Kulkarni asks you to set up an AutoPay mandate/);
        expect(message?.text).toContain('http://localhost:8080/s/');
        expect(await pageBehind(given.db, message?.text)).toBe(`${path}&agentCode=AG1001`);
      }
      await advisor.call(shareMandateSetupLink, share(path, 'email', 'ravi@example.net'));
      await kit.settle();
      const sentTo = async (to: string) => (await advisor.call(sandboxMessages, { query: { to } }))[0];
      expect((await sentTo('ravi@example.net'))?.text).toMatch(
        /^Hello,\n\n.* by which Test Investor \d+ sets up an AutoPay/,
      );
      expect((await sentTo(email))?.text).toMatch(
        /asked us to send the link to set up your AutoPay .* r••••@example\.net\./,
      );
      expect((await advisor.fail(shareMandateSetupLink, share('/v1/home'))).fields).toEqual({
        mandateSetupLink: 'not_ours',
      });
      expect((await advisor.fail(shareMandateSetupLink, share(path.replace(investor.ucc, 'OTHER')))).code).toBe(
        'other_account',
      );
      expect((await advisor.fail(shareMandateSetupLink, share(path, 'email', 'nobody'))).fields).toEqual({
        value: 'share_email_invalid',
      });
      expect((await investor.client.fail(shareMandateSetupLink, share(path))).code).toBe('forbidden');
      const failing = { send: () => Promise.reject(new Error('no mail')) };
      Object.assign(kit.services.providers, { notifier: failing });
      expect(await advisor.fail(shareMandateSetupLink, share(path))).toMatchObject({
        code: 'mandate_not_shared',
        message: 'Failed to share mandate link. Please try again later.',
      });
    });

    it('says what failed when the bank’s page cannot be had', async () => {
      const { client } = await investorWithBank(kit);
      const mandateId = await registered(client);
      const failing = { authorisationPage: () => Promise.reject(new Error('down')) };
      Object.assign(kit.services.providers, { mandates: { ...kit.services.providers.mandates, ...failing } });
      const failure = await client.fail(activateMandate, { query: { type: 'N', mandateId }, body: {} });
      expect(failure.code).toBe('mandate_not_activated');
    });

    it('has a page at the bank that is asked once, and is nobody’s to guess', async () => {
      const { client } = await investorWithBank(kit);
      const { page, press } = await atBank(kit, client);
      expect(page).toMatch(new RegExp(`^${API_PREFIX}/sandbox/mandate/[\\w-]{20,}$`));
      expect(await press('approve')).toMatch(/^\/v1\/profile\/mandates\/setup-mandate\?mandateId=/);
      expect(await (await open(kit.app, page)).text()).toContain('This mandate is decided');
      expect((await open(kit.app, `${page}x`)).status).toBe(404);
    });
  },
  'seeded',
);
