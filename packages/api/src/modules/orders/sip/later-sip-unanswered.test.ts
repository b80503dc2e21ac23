import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { byCommand } from '#audit/audit.js';
import { mandates, queue, sandboxExchangeSips } from '#db/schema/index.js';
import { ProviderUnknown } from '#providers/providers.js';
import { decideParked } from '#queue/operate.js';
import { sandboxExchange } from '#sandbox/sandbox-exchange.js';
import { orderStatesOf } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { confirm, fillCart, laterSip, orderCart } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { addMandate } from '#testing/running-sip.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'a SIP that begins later, and of which the exchange says nothing',
  (given) => {
    /** One that the exchange has registered without saying so, and whose mandate is gone by the time at which it is sent again. */
    async function unanswered() {
      await given.db
        .update(queue)
        .set({ state: 'done' })
        .where(inArray(queue.state, ['parked']));
      let kit = testKit(given.db);
      const usual = sandboxExchange(kit.services);
      const exchange = {
        ...usual,
        findSip: () => Promise.resolve('cannot_tell' as const),
        registerSip: async (sip: Parameters<typeof usual.registerSip>[0]) => {
          await usual.registerSip(sip);
          throw new ProviderUnknown('registerSip');
        },
      };
      kit = testKit(given.db, { clock: kit.clock, providers: { exchange } });
      const { client, mobile, profileId, ucc } = await newInvestor(kit);
      const mandateId = await addMandate(kit.services, profileId, 50_000);
      const cart = await fillCart(client, laterSip(2_000));
      await orderCart(client, cart);
      await kit.settle();
      await confirm(client, cart, mobile);
      await kit.settle();
      await given.db.update(mandates).set({ state: 'cancelled' }).where(eq(mandates.id, mandateId));
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 60_000);
      const [job] = await given.db.select().from(queue).where(eq(queue.state, 'parked'));
      const booked = await given.db.select().from(sandboxExchangeSips).where(eq(sandboxExchangeSips.ucc, ucc));
      return {
        states: () => orderStatesOf(given.db, { profileId }),
        number: booked[0]!.registrationNumber,
        booked: booked.length,
        decide: async (act: 'found' | 'drop', number: string | null = null) => {
          await decideParked(byCommand(kit.services), { act, number }, job!.seq);
          await kit.settle();
        },
      };
    }

    it('is not refused for what is missing when it is sent again: it runs under the number that a person finds', async () => {
      const { states, number, booked, decide } = await unanswered();
      expect([await states(), booked]).toEqual([['unknown not_due'], 1]);
      await decide('found', number);
      expect(await states()).toEqual(['sip_registered not_due']);
    });

    it('is refused where a person finds none', async () => {
      const { states, decide } = await unanswered();
      await decide('drop');
      expect(await states()).toEqual(['refused not_due']);
    });
  },
  'seeded',
);
