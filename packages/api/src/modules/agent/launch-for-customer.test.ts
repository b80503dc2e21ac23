import { getCart } from '@prosperx/core/cart';
import { getPortfolio } from '@prosperx/core/portfolio';
import { exitAccount, getCurrentUser, launch } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { agentCustomers, users } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
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
  },
  'seeded',
);
