import { RISK_WARNING } from '@prosperx/core/disclosure';
import { rupees } from '@prosperx/core/money';
import { getNfos, type Nfo, shareNfo } from '@prosperx/core/nfo';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, nfos, schemes } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { pageBehind } from '#testing/short-links.js';
import { testKit, type TestKit } from '#testing/test-kit.js';

const DAY = 86_400_000;

describeWithDb(
  'getNfos',
  (given) => {
    const groups = async (kit: TestKit) => (await kit.client().call(getNfos)).groups;

    it('returns every group with its offers, and moves them with the days', async () => {
      const kit = testKit(given.db);
      const first = await groups(kit);
      expect(first.map(({ nfoCategory, nfos: { length } }) => [nfoCategory, length])).toEqual([
        [1, 13],
        [2, 4],
        [3, 3],
        [4, 18],
      ]);
      const axis = first[0]?.nfos.find(({ schemeName }) => schemeName === 'Axis Nifty Energy Index Fund');
      expect(axis).toMatchObject({
        minimumSipAmount: rupees(100),
        asOf: '2026-08-22',
        movedDays: 91,
        fund: null,
      });
      expect([axis?.nfoOpenDate, axis?.nfoClousureDate].map((at) => businessDateAt(at ?? 0))).toEqual([
        '2026-11-06',
        '2026-11-20',
      ]);
      kit.clock.advance(5 * DAY);
      const later = await groups(kit);
      expect(later[2]?.nfos.map(({ encryptedSchemeId }) => encryptedSchemeId)).toContain(axis?.encryptedSchemeId);
    });

    it('names the scheme of an offer once its regular plan is among the schemes', async () => {
      const kit = testKit(given.db);
      const [scheme] = await given.db.select().from(schemes).limit(1);
      const { encryptedSchemeId } = (await groups(kit))[3]!.nfos[0]!;
      await given.db.update(nfos).set({ isinRegularGrowth: scheme!.isin }).where(eq(nfos.id, encryptedSchemeId));
      const found = (await groups(kit))[3]?.nfos.filter(({ fund }) => fund !== null);
      expect(found).toMatchObject([{ encryptedSchemeId, fund: { encryptedSchemeId: scheme!.id } }]);
    });
  },
  'seeded',
);

describeWithDb(
  'shareNfo',
  (given) => {
    let kit: TestKit;
    let open: Nfo;
    let upcoming: Nfo;
    beforeEach(async () => {
      kit = testKit(given.db);
      const { groups } = await kit.client().call(getNfos);
      [open, upcoming] = [groups[0]!.nfos[0]!, groups[1]!.nfos[0]!];
    });
    const share = (to: string, parts: object = {}) => ({
      body: {
        type: 'email' as const,
        value: to,
        customer: 'Ravi Menon',
        schemeId: open.encryptedSchemeId,
        shareUrl: '/v1/nfos?nfo=1',
        ...parts,
      },
    });
    const advisor = async () => advisorFor(kit, await newInvestor(kit));

    it('sends links to what was chosen, by email and text message, and keeps no receiver in the audit', async () => {
      const client = await advisor();
      const schemeId = `${open.encryptedSchemeId},${upcoming.encryptedSchemeId}`;
      await client.call(shareNfo, share('nfo@example.com', { schemeId }));
      await client.call(shareNfo, share('9000000077', { type: 'mobile' }));
      const [mail] = await client.call(sandboxMessages, { query: { to: 'nfo@example.com' } });
      expect(mail?.text).toMatch(/^Dear Ravi Menon,\n\nSunita Kulkarni points out new fund offers \(NFO\) to you:\n- /);
      expect(mail?.text).toContain(`- ${open.schemeName}, ${open.fundHouse}: open until `);
      expect(mail?.text).toContain(`- ${upcoming.schemeName}, ${upcoming.fundHouse}: open from `);
      expect(await pageBehind(given.db, mail?.text)).toBe('/v1/nfos?nfo=1&agentCode=AG1001');
      expect(mail?.text).toContain(RISK_WARNING);
      const [sms] = await client.call(sandboxMessages, { query: { to: '9000000077' } });
      expect(sms?.text).toContain(`points out a new fund offer (NFO) to you: ${open.schemeName}, open until`);
      const audited = (await given.db.select().from(auditEntries)).filter(({ action }) => action === 'nfo_link.shared');
      expect(audited.map(({ details }) => details)).toEqual([
        { channel: 'email', offers: 2 },
        { channel: 'sms', offers: 1 },
      ]);
    });

    it('leads to this site alone, whatever host the address names', async () => {
      const client = await advisor();
      await client.call(shareNfo, share('host@example.com', { shareUrl: 'https://evil.example/v1/nfos?status=open' }));
      const [mail] = await client.call(sandboxMessages, { query: { to: 'host@example.com' } });
      expect(mail?.text).toContain(`${kit.services.config.publicUrl}/s/`);
      expect(await pageBehind(given.db, mail?.text)).toBe('/v1/nfos?status=open&agentCode=AG1001');
      expect(mail?.text).not.toContain('evil.example');
      const long = `/v1/mutual-fund-detail/${'a'.repeat(60_000)}`;
      for (const shareUrl of [long, '/v1/sandbox', 'javascript:alert(1)', 'http://[', '/v1/nfos/../login']) {
        const { code } = await client.fail(shareNfo, share('host@example.com', { shareUrl }));
        expect([shareUrl, code]).toEqual([shareUrl, 'invalid_input']);
      }
    });

    it('refuses bad receivers, unknown offers, and none or too many of them', async () => {
      const client = await advisor();
      const fail = (to: string, parts: object = {}) => client.fail(shareNfo, share(to, parts));
      expect((await fail('nobody')).fields).toEqual({ value: 'share_email_invalid' });
      expect((await fail('123', { type: 'mobile' })).fields).toEqual({ value: 'share_mobile_invalid' });
      expect((await fail('a@b.co', { schemeId: 'nfo_unknown' })).code).toBe('scheme_unknown');
      expect((await fail('a@b.co', { schemeId: ',' })).code).toBe('invalid_input');
      const eleven = Array.from({ length: 11 }, (_, at) => `nfo_${at}`).join(',');
      expect((await fail('a@b.co', { schemeId: eleven })).code).toBe('invalid_input');
      for (const customer of ['x'.repeat(101), 'Click https://evil.example to get Rs 5000'])
        expect((await fail('a@b.co', { customer })).code).toBe('invalid_input');
    });

    it('is for advisors alone', async () => {
      const { client } = await newInvestor(kit);
      expect((await client.fail(shareNfo, share('a@b.co'))).code).toBe('forbidden');
      expect((await kit.client().fail(shareNfo, share('a@b.co'))).code).toBe('signed_out');
    });

    it('says by the known sentence that it could not be sent', async () => {
      const providers = { notifier: { send: () => Promise.reject(new Error('smtp')) } };
      const broken = testKit(given.db, { providers });
      const client = await advisorFor(broken, await newInvestor(broken));
      const failure = await client.fail(shareNfo, share('a@b.co'));
      expect(failure).toMatchObject({
        code: 'nfo_not_shared',
        message: 'Failed to share NFO link. Please try again later.',
      });
    });

    it('takes sixty messages of an advisor at most, and twenty a day to one address, whoever sends them', async () => {
      kit.clock.advance(DAY);
      const client = await advisor();
      for (let sent = 0; sent < 60; sent++) await client.call(shareNfo, share(`often${sent % 3}@example.com`));
      expect((await client.fail(shareNfo, share('new@example.com'))).code).toBe('too_many_requests');
      // another advisor, an hour later
      kit.clock.advance(3_600_000);
      expect((await (await advisor()).fail(shareNfo, share('Often1@example.com'))).code).toBe('too_many_requests');
    });
  },
  'seeded',
);
