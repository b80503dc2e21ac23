import { getAdvisorActivity } from '@prosperx/core/agent';
import { getCart } from '@prosperx/core/cart';
import { getPortfolio } from '@prosperx/core/portfolio';
import { exitAccount, getCurrentUser, launch } from '@prosperx/core/session';
import { uploadFile } from '@prosperx/core/upload';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { agentCustomers, users } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { png } from '#testing/pictures.js';
import { open } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { makeTicket } from './launch-ticket.js';

describeWithDb(
  'launch',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const ticketFor = (ucc: string) => makeTicket(kit.services, 'bluebank', 'AG1001', ucc);
    const bring = (encryptedId: string, client = kit.client()) => client.call(launch, { body: { encryptedId } });
    const refusal = async (encryptedId: string, client = kit.client()) =>
      (await client.fail(launch, { body: { encryptedId } })).code;

    it("a ticket that names a customer opens the account of the advisor's own customer until the advisor leaves it", async () => {
      const [own, other] = [await newInvestor(kit), await newInvestor(kit)];
      const createdAt = kit.clock.now();
      await given.db.insert(agentCustomers).values({ userId: own.userId, agentCode: 'AG1001', createdAt });
      await given.db.insert(agentCustomers).values({ userId: other.userId, agentCode: 'AG1002', createdAt });
      const browser = kit.client();
      const arrived = await bring(await ticketFor(own.ucc), browser);
      expect(arrived).toMatchObject({ advisor: { agentCode: 'AG1001' }, user: { encryptedId: own.profileId } });
      expect(await browser.call(getCurrentUser)).toEqual(arrived);
      expect((await browser.call(getCart)).noOfItems).toBe(0);
      await browser.call(getPortfolio);
      expect(await browser.call(exitAccount)).toMatchObject({ user: null, advisor: { agentCode: 'AG1001' } });
      const { activities } = await own.client.call(getAdvisorActivity);
      expect(
        activities
          .map(({ kind, advisorName }) => [kind, advisorName])
          .toReversed()
          .slice(0, 1),
      ).toEqual([['entered', 'Sunita Kulkarni']]);
      expect((await browser.fail(getPortfolio)).code).toBe('forbidden');

      for (const ucc of [other.ucc, 'NOBODY']) {
        const stranger = kit.client();
        const ticket = await ticketFor(ucc);
        expect(await refusal(ticket, stranger)).toBe('customer_unknown');
        expect(stranger.cookies.has('px_session')).toBe(false);
      }
      for (const ucc of ['PX 1', "' or 1=1 --"])
        expect(await refusal(await ticketFor(ucc))).toBe('launch_ticket_invalid');
      await given.db.update(users).set({ disabledAt: createdAt }).where(eq(users.id, own.userId));
      expect(await refusal(await ticketFor(own.ucc))).toBe('customer_unknown');
    });

    it("an advisor's session leaves the account of a customer who was closed or given to another advisor, at the next call", async () => {
      const lost: [string, (userId: string) => Promise<unknown>][] = [
        ['closed', (userId) => given.db.update(users).set({ disabledAt: 1 }).where(eq(users.id, userId))],
        [
          'given to another',
          (userId) =>
            given.db.update(agentCustomers).set({ agentCode: 'AG1002' }).where(eq(agentCustomers.userId, userId)),
        ],
        ['without an advisor', (userId) => given.db.delete(agentCustomers).where(eq(agentCustomers.userId, userId))],
      ];
      for (const [how, lose] of lost) {
        const { userId, ucc } = await newInvestor(kit);
        const mapping = { userId, agentCode: 'AG1001', createdAt: kit.clock.now() };
        await given.db.insert(agentCustomers).values(mapping);
        const advisor = kit.client();
        await bring(await ticketFor(ucc), advisor);
        const link = await advisor.call(uploadFile, { body: { file: png() } });
        expect((await open(kit.app, link, advisor)).status).toBe(200);
        await lose(userId);
        expect((await advisor.fail(getPortfolio)).code, how).toBe('forbidden');
        expect((await open(kit.app, link, advisor)).status, how).toBe(404);
        expect(await advisor.call(getCurrentUser)).toMatchObject({ user: null, advisor: { agentCode: 'AG1001' } });
      }
    });
  },
  'seeded',
);
