import { shareMandateSetupLink } from '@prosperx/core/mandate';
import { getPortfolio, sharePortfolio } from '@prosperx/core/portfolio';
import { getShareContent } from '@prosperx/core/premium-service';
import { getCurrentUser } from '@prosperx/core/session';
import { getSharedLinks, getShortLink, LINKS_A_PAGE, revokeShortLink } from '@prosperx/core/share';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { agentCustomers, auditEntries, shortLinks } from '#db/schema/index.js';
import { seedProfileId, seedUserId } from '#sandbox/seed/seed-person.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, advisorOfCode, newInvestor } from '#testing/new-investor.js';
import { newPlanHolder } from '#testing/planning.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'the links that an advisor shared',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.delete(shortLinks);
    });
    const nfos = { kind: 'nfo' as const, url: '/v1/nfos' };
    const open = async (url: string) => kit.app.hono.request(TEST_ORIGIN + new URL(url).pathname);

    it('name whom each was for, when it was first opened, and stay sealed', async () => {
      const asha = { mobile: '9876500001', ucc: 'PX00000001', token: '' };
      const advisor = await advisorFor(kit, { ...asha, profileId: seedProfileId('asha'), userId: seedUserId('asha') });
      const names = async () => (await advisor.call(getSharedLinks)).links.map(({ receiver }) => receiver);
      const { url } = await advisor.call(getShortLink, { body: { ...nfos, receiver: '  Family   group ' } });
      expect((await open(url)).headers.get('location')).toContain('/v1/nfos');
      kit.clock.advance(1);
      await advisor.call(getShareContent, { body: { serviceName: 'mf_post_retirement', receiver: 'Ravi Menon' } });
      kit.clock.advance(1);
      const shared = { encryptedId: seedProfileId('asha') };
      await advisor.call(sharePortfolio, { body: { ...shared, type: 'email', value: 'adviser@example.com' } });
      kit.clock.advance(1);
      await advisor.call(sharePortfolio, { body: { ...shared, type: 'whatsapp' } });
      expect(await names()).toEqual(['Asha Rao', 'adviser@example.com', 'Ravi Menon', 'Family group']);
      const { count, links } = await advisor.call(getSharedLinks);
      expect([count, links.at(-1)]).toMatchObject([4, { kind: 'nfo', opens: 1, openedAt: kit.clock.now() - 3 }]);
      expect(links[0]).toMatchObject({ kind: 'portfolio', opens: 0, openedAt: null, revokedAt: null });
      expect(JSON.stringify(await given.db.select().from(shortLinks))).not.toMatch(/Ravi|Family|example\.com/);
    });

    it('name the receivers of a mandate link and of a portfolio as they were typed, and tell nobody whose mobile it is; all are of the customer', async () => {
      const investor = await newPlanHolder(kit);
      const advisor = await advisorFor(kit, investor);
      const mandateSetupLink = `/v1/profile/mandates/setup-mandate?flowType=profile&ucc=${investor.ucc}`;
      for (const value of ['9000000009', investor.mobile]) {
        await advisor.call(shareMandateSetupLink, { body: { type: 'sms', value, mandateSetupLink } });
        kit.clock.advance(1);
        await advisor.call(sharePortfolio, { body: { type: 'mobile', encryptedId: investor.profileId, value } });
        kit.clock.advance(1);
      }
      const receivers = (await advisor.call(getSharedLinks)).links.map(({ receiver }) => receiver);
      expect(receivers).toEqual([investor.mobile, investor.mobile, '9000000009', '9000000009']);
      const kept = await given.db.$count(shortLinks, eq(shortLinks.profileId, investor.profileId));
      expect(kept).toBe(4);
    });

    it('are none before something is sent: a file, a picture or a look at the portfolio make none', async () => {
      const asha = { mobile: '9876500001', ucc: 'PX00000001', token: '' };
      const advisor = await advisorFor(kit, { ...asha, profileId: seedProfileId('asha'), userId: seedUserId('asha') });
      await advisor.call(getPortfolio);
      const made = await advisor.call(sharePortfolio, { body: { type: 'pdf', encryptedId: seedProfileId('asha') } });
      expect([made.shortenUrl, made.message]).toEqual(['', '']);
      expect(await given.db.$count(shortLinks)).toBe(0);
    });

    it('lead whoever opens one that is revoked to a page that says so, and to the advisor; it is revoked once', async () => {
      const advisor = await advisorFor(kit, await newInvestor(kit));
      const { url } = await advisor.call(getShortLink, { body: nfos });
      const code = url.slice(-10);
      const { revokedAt } = await advisor.call(revokeShortLink, { body: { code } });
      kit.clock.advance(60_000);
      const answer = await open(url);
      const words = await answer.text();
      expect([answer.status, answer.headers.get('location')]).toEqual([410, null]);
      for (const part of ['This link has been revoked', 'Sunita Kulkarni, who shared it', '/v1/home?agentCode=AG1001'])
        expect(words).toContain(part);
      expect(await advisor.call(revokeShortLink, { body: { code } })).toEqual({ revokedAt });
      expect((await advisor.call(getSharedLinks)).links).toMatchObject([{ code, revokedAt, opens: 0 }]);
      const audited = await given.db.select().from(auditEntries).where(eq(auditEntries.action, 'short_link.revoked'));
      expect(audited.map(({ details }) => details)).toEqual([{ kind: 'nfo' }]);
    });

    it('are unknown to another advisor', async () => {
      const advisor = await advisorFor(kit, await newInvestor(kit));
      const code = (await advisor.call(getShortLink, { body: nfos })).url.slice(-10);
      await given.db.update(shortLinks).set({ agentCode: 'AG1002' });
      expect((await advisor.fail(revokeShortLink, { body: { code } })).code).toBe('not_found');
      expect(await advisor.call(getSharedLinks)).toEqual({ count: 0, links: [] });
    });

    it('name no customer who has another advisor by now', async () => {
      const investor = await newInvestor(kit);
      const advisor = await advisorFor(kit, investor);
      const name = (await advisor.call(getCurrentUser)).user?.name;
      await advisor.call(getShortLink, { body: nfos });
      const receivers = async () => (await advisor.call(getSharedLinks)).links.map(({ receiver }) => receiver);
      expect(await receivers()).toEqual([name]);
      const other = await advisorOfCode(kit, 'AG1001');
      await given.db
        .update(agentCustomers)
        .set({ agentCode: 'AG1002' })
        .where(eq(agentCustomers.userId, investor.userId));
      expect((await other.call(getSharedLinks)).links.map(({ receiver }) => receiver)).toEqual([null]);
    });

    it('come a page at a time, the last first', async () => {
      const advisor = await advisorFor(kit, await newInvestor(kit));
      for (let nr = 0; nr <= LINKS_A_PAGE; nr++) {
        await advisor.call(getShortLink, { body: { ...nfos, receiver: `Nr ${nr}` } });
        kit.clock.advance(1);
      }
      const second = await advisor.call(getSharedLinks, { query: { page: '1' } });
      expect([second.count, second.links.map(({ receiver }) => receiver)]).toEqual([LINKS_A_PAGE + 1, ['Nr 0']]);
    });
  },
  'seeded',
);
