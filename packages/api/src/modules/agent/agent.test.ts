import { getAgent, getOwnAgent, isTransactionAllowed } from '@prosperx/core/agent';
import { saveInvestment } from '@prosperx/core/cart';
import { addPaise, valueAtNav, ZERO_PAISE } from '@prosperx/core/money';
import { createOrders } from '@prosperx/core/order';
import { getPortfolio } from '@prosperx/core/portfolio';
import { makeSandboxLaunchTicket, sandboxPartners } from '@prosperx/core/sandbox';
import { exitAccount, getCurrentUser, launch, logout, verifyPassword } from '@prosperx/core/session';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { agentCustomers, carts, partnerOrigins, partners, profiles, schemes, sessions } from '#db/schema/index.js';
import { readPositions } from '#records/portfolio/repository.js';
import { seedProfileId, seedUserId } from '#sandbox/seed/seed-person.js';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'getAgent and launch',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const arrived = async (agentCode: string, partner = 'bluebank') => {
      const browser = kit.client();
      const { path } = await browser.call(makeSandboxLaunchTicket, { body: { partner, agentCode } });
      const encryptedId = new URL(path, 'http://localhost').searchParams.get('encryptedId') ?? '';
      await browser.call(launch, { body: { encryptedId } });
      return browser;
    };

    const worthOfCustomers = async (agentCode: string) => {
      const owners = await given.db
        .select({ profileId: profiles.id })
        .from(agentCustomers)
        .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
        .where(eq(agentCustomers.agentCode, agentCode));
      const held = await Promise.all(owners.map(({ profileId }) => readPositions(given.db, profileId)));
      return addPaise(ZERO_PAISE, ...held.flat().map(({ units, scheme }) => valueAtNav(units, scheme.latestNav!)));
    };

    it('an advisor sees their own record, how many customers they have and what those hold together', async () => {
      const advisor = await arrived('AG1001');
      const own = await advisor.call(getOwnAgent);
      expect(own).toMatchObject({ agentCode: 'AG1001', advisorName: 'Sunita Kulkarni', isAgentARN: true });
      const customerCount = await given.db.$count(agentCustomers, eq(agentCustomers.agentCode, 'AG1001'));
      expect(customerCount).toBeGreaterThan(2);
      const totalAUM = await worthOfCustomers('AG1001');
      expect(totalAUM).toBeGreaterThan(10_00_000_00);
      expect(own.countTotalAUM).toEqual({ customerCount, totalAUM });
      expect(own.partner).toEqual({ name: 'Blue Bank', returnUrl: '/v1/sandbox' });
    });

    it('an advisor without customers has nothing to show', async () => {
      const own = await (await arrived('AG1004')).call(getOwnAgent);
      expect(own.countTotalAUM).toEqual({ customerCount: 0, totalAUM: 0 });
    });

    it('an advisor whose code the configuration lists does not see the totals', async () => {
      expect(await worthOfCustomers('AG1003')).toBeGreaterThan(0);
      const farhan = await arrived('AG1003');
      expect((await farhan.call(getOwnAgent)).countTotalAUM).toBeNull();
      const open = testKit(given.db, { config: { agentsWithoutTotals: ['AG1001'] }, clock: kit.clock });
      const there = open.client();
      for (const [name, value] of farhan.cookies) there.cookies.set(name, value);
      expect((await there.call(getOwnAgent)).countTotalAUM).toMatchObject({ customerCount: 1 });
    });

    it('an advisor goes back to a registered origin alone', async () => {
      const returnUrl = async (url: string | null) => {
        await given.db.update(partners).set({ returnUrl: url }).where(eq(partners.id, 'greenapp'));
        return (await (await arrived('AG1002', 'greenapp')).call(getOwnAgent)).partner?.returnUrl;
      };
      await given.db.insert(partnerOrigins).values({ partnerId: 'greenapp', origin: 'https://green.example' });
      await given.db.insert(partnerOrigins).values({ partnerId: 'bluebank', origin: 'https://blue.example' });
      expect(await returnUrl('https://green.example/app?tab=home')).toBe('https://green.example/app?tab=home');
      for (const bad of [
        'https://blue.example/',
        'https://green.example.evil.example/',
        'http://green.example/',
        'https://green.example:8443/',
        '//evil.example/',
        '/\\evil.example/',
        'javascript:alert(1)',
        'nonsense',
        null,
      ])
        expect(await returnUrl(bad)).toBeNull();
    });

    it('an advisor may transact or not, as their own code says; that of another is not shown', async () => {
      const [sunita, leela] = [await arrived('AG1001'), await arrived('AG1004')];
      expect(await sunita.call(isTransactionAllowed, { query: { agentCode: 'AG1001' } })).toBe(true);
      expect(await leela.call(isTransactionAllowed, { query: { agentCode: 'AG1004' } })).toBe(false);
      expect((await sunita.fail(isTransactionAllowed, { query: { agentCode: 'AG1004' } })).code).toBe('forbidden');
      const asha = await kit.signedIn('9876500001');
      expect((await asha.fail(isTransactionAllowed, { query: { agentCode: 'AG1001' } })).code).toBe('forbidden');
      expect((await asha.fail(getOwnAgent)).code).toBe('forbidden');
    });

    it('an advisor is known to everybody by name and code, with the ARN in force and whether they may order, and by no more', async () => {
      const visitor = kit.client();
      const known = await visitor.call(getAgent, { query: { agentCode: 'AG1002' } });
      expect(known).toEqual({ agentCode: 'AG1002', advisorName: 'Harish Pillai', arn: null, mayOrder: false });
      const [own, barred] = [
        await visitor.call(getAgent, { query: { agentCode: 'AG1001' } }),
        await visitor.call(getAgent, { query: { agentCode: 'AG1004' } }),
      ];
      expect(own).toMatchObject({ arn: expect.stringMatching(/^ARN-/), mayOrder: true });
      expect(barred.mayOrder).toBe(false);
      expect((await visitor.fail(getAgent, { query: { agentCode: 'AG9999' } })).code).toBe('agent_unknown');
    });

    it('an advisor is credited with what happens under their code, unless it is the code of nobody', async () => {
      const [scheme] = await given.db.select().from(schemes).where(eq(schemes.amfiCode, '122640'));
      const investment = { schemeId: scheme!.id, investmentType: 'LUMPSUM', investmentFrequency: 0, amount: 5_000 };
      const creditedUnder = async (agentCode: string) => {
        const headers = { 'X-PX-Agent': agentCode };
        await kit.client().call(saveInvestment, { body: investment as never, headers });
        kit.clock.advance(1_000);
        const [cart] = await given.db.select().from(carts).orderBy(desc(carts.createdAt)).limit(1);
        return cart?.agentCode;
      };
      expect(await creditedUnder('AG1002')).toBe('AG1002');
      expect(await creditedUnder('AG9999')).toBeNull();
      expect(await creditedUnder("' or 1=1 --")).toBeNull();
    });

    it('an advisor in the account of a customer is both, and only an advisor again after they have left it', async () => {
      const browser = await arrived('AG1001');
      expect((await browser.fail(exitAccount, { body: {} })).code).toBe('forbidden');
      await given.db
        .update(sessions)
        .set({ profileId: seedProfileId('deepa') })
        .where(and(eq(sessions.agentCode, 'AG1001'), isNull(sessions.endedAt)));
      const advisor = { agentCode: 'AG1001', advisorName: 'Sunita Kulkarni' };
      expect(await browser.call(getCurrentUser)).toMatchObject({ advisor, user: { name: 'Deepa Menon' } });
      expect((await browser.call(getPortfolio)).portfolioSchemes).toHaveLength(2);
      const before = browser.cookies.get('px_session');
      expect(await browser.call(exitAccount, { body: {} })).toMatchObject({ user: null, advisor });
      expect(browser.cookies.get('px_session')).not.toBe(before);
      expect((await browser.fail(getPortfolio)).code).toBe('forbidden');
      expect((await browser.call(getOwnAgent)).partner?.name).toBe('Blue Bank');
    });

    it('an advisor who may not transact moves no money for a customer, who alone may', async () => {
      const entered = async (agentCode: string) => {
        const browser = await arrived(agentCode);
        const own = and(eq(sessions.agentCode, agentCode), isNull(sessions.endedAt));
        await given.db
          .update(sessions)
          .set({ profileId: seedProfileId('deepa') })
          .where(own);
        await given.db
          .update(agentCustomers)
          .set({ agentCode })
          .where(eq(agentCustomers.userId, seedUserId('deepa')));
        return browser;
      };
      const order = { body: { cartId: 'cart_x', version: 1 } };
      const refusal = async (agentCode: string) =>
        (await (await entered(agentCode)).fail(createOrders, { ...order, key: `may ${agentCode}` })).code;
      expect(await refusal('AG1004')).toBe('agent_not_allowed');
      expect(await refusal('AG1001')).not.toBe('agent_not_allowed');
    });

    it('an advisor leaves, and their session is over', async () => {
      const advisor = await arrived('AG1001');
      await advisor.call(logout);
      expect(advisor.cookies.size).toBe(0);
      expect((await advisor.fail(getOwnAgent)).code).toBe('signed_out');
    });

    it('an advisor gives way to a customer who signs in at the same browser', async () => {
      const browser = await arrived('AG1001');
      await browser.call(verifyPassword, { body: { username: '9876500007', password: 'Prosper@123' } });
      expect((await browser.fail(getOwnAgent)).code).toBe('forbidden');
    });

    it('an advisor can be any that the sandbox offers, for the partners that it lists', async () => {
      const offered = await kit.client().call(sandboxPartners);
      expect(offered.map(({ partner }) => partner)).toEqual(['bluebank', 'greenapp']);
      expect(offered[0]!.advisors.map(({ agentCode }) => agentCode)).toEqual(['AG1001', 'AG1002', 'AG1003', 'AG1004']);
      const body = { partner: 'nobody', agentCode: 'AG1001' };
      expect((await kit.client().fail(makeSandboxLaunchTicket, { body })).code).toBe('agent_unknown');
    });
  },
  'seeded',
);
