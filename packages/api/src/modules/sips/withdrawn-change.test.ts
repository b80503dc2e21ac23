import { changeSip, getRunningSips, stopSip } from '@prosperx/core/sip';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { byCommand } from '#audit/audit.js';
import { queue, sandboxExchangeSips, sipChanges, sips } from '#db/schema/index.js';
import type { Exchange } from '#providers/exchange/port/exchange.js';
import { ProviderUnknown } from '#providers/providers.js';
import { CHANGE_SIP } from '#queue/job-kinds.js';
import { decideParked } from '#queue/operate.js';
import { sandboxExchange } from '#sandbox/sandbox-exchange.js';
import { profileTicket } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { signedInAgain } from '#testing/new-investor.js';
import { haltSips, newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'a change of a SIP whose answer is lost',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await haltSips(given.db);
    });
    /** The exchange as usual, but for some parts: `silent` registers and says nothing, once. */
    const exchanging = (parts: (usual: Exchange) => Partial<Exchange>) => {
      const usual = sandboxExchange(kit.services);
      kit = testKit(given.db, { clock: kit.clock, providers: { exchange: { ...usual, ...parts(usual) } } });
    };
    const silentOnce = (usual: Exchange): Exchange['registerSip'] => {
      let asked = 0;
      return async (sip) => {
        asked += 1;
        // as what is refused for a reason of today: the first may have been taken all the same
        if (asked > 1) return { accepted: false, reason: 'No mandate.' };
        await usual.registerSip(sip);
        throw new ProviderUnknown('registerSip');
      };
    };
    const cannotTell = () => Promise.resolve('cannot_tell' as const);

    /** An investor whose SIP of ₹2,000 is to become one of ₹3,000, which the exchange was asked for once. */
    async function someone() {
      const investor = await newRunningSip(kit);
      const { sipId, ucc } = investor;
      const wanted = { sipId, amount: 3_000, sipDate: 10, mandateId: null };
      const body = { ...wanted, ticket: await profileTicket(investor, wanted) };
      await investor.client.call(changeSip, { key: crypto.randomUUID(), body });
      await kit.app.idle();
      await kit.settle();
      kit.clock.advance(60_000);
      const client = () => signedInAgain(kit, investor);
      return {
        sipId,
        stop: async () => {
          const ticket = await profileTicket({ ...investor, client: await client() }, { sipId });
          await (await client()).call(stopSip, { key: crypto.randomUUID(), body: { sipId, ticket } });
        },
        later: () => kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 3_600_000),
        view: async () => (await (await client()).call(getRunningSips)).sips[0]!,
        book: async () => {
          const rows = await given.db.select().from(sandboxExchangeSips).where(eq(sandboxExchangeSips.ucc, ucc));
          return rows.map(({ state, amount }) => `${state} ${amount}`).sort();
        },
        newNumber: async () => {
          const ours = and(eq(sandboxExchangeSips.ucc, ucc), eq(sandboxExchangeSips.amount, 300_000 as never));
          return (await given.db.select().from(sandboxExchangeSips).where(ours))[0]!.registrationNumber;
        },
        parked: async () => {
          const rows = await given.db
            .select()
            .from(queue)
            .where(and(eq(queue.kind, CHANGE_SIP), eq(queue.state, 'parked')));
          return rows.map(({ seq }) => seq);
        },
        decide: async (act: 'found' | 'drop', number: string | null = null) => {
          const [job] = await given.db.select().from(queue).where(eq(queue.state, 'parked'));
          await decideParked(byCommand(kit.services), { act, number }, job!.seq);
          await kit.settle();
        },
      };
    }

    it('ends at the exchange too when its owner stops the SIP meanwhile', async () => {
      exchanging((usual) => ({ registerSip: silentOnce(usual) }));
      const { stop, later, book } = await someone();
      expect(await book()).toEqual(['active 200000', 'active 300000']);
      await stop();
      await later();
      expect(await book()).toEqual(['cancelled 200000', 'cancelled 300000']);
    });

    it('is put before a person where the exchange cannot be asked, and ends by the number that they find', async () => {
      exchanging((usual) => ({ registerSip: silentOnce(usual), findSip: cannotTell }));
      const { stop, later, book, parked, decide, newNumber } = await someone();
      await stop();
      await later();
      expect(await parked()).toHaveLength(1);
      await decide('found', await newNumber());
      expect(await book()).toEqual(['cancelled 200000', 'cancelled 300000']);
      expect(await parked()).toEqual([]);
    });

    it('needs nobody where it never went out', async () => {
      let isSilent = true;
      const findSip = () => (isSilent ? Promise.reject(new ProviderUnknown('findSip')) : cannotTell());
      exchanging(() => ({ findSip }));
      const { stop, later, book, parked } = await someone();
      await stop();
      isSilent = false;
      await later();
      expect([await book(), await parked()]).toEqual([['cancelled 200000'], []]);
    });

    it('is made by the number that a person finds; one of another SIP is not taken', async () => {
      exchanging((usual) => ({ registerSip: silentOnce(usual), findSip: cannotTell }));
      const { later, view, parked, decide, newNumber, sipId } = await someone();
      await later();
      expect(await parked()).toHaveLength(1);
      // it was not refused, though what was sent again is
      expect(await view()).toMatchObject({ change: { kind: 'terms' }, refused: null });
      const [own] = await given.db.select().from(sips).where(eq(sips.id, sipId));
      await decide('found', own!.registrationNumber);
      expect(await parked()).toHaveLength(1);
      const [change] = await given.db.select().from(sipChanges).where(eq(sipChanges.sipId, sipId));
      const ended = { id: 'chg_ended', clientRef: 'ended', state: 'done' as const, formerNumber: 'ENDED1' };
      await given.db.insert(sipChanges).values({ ...change!, ...ended });
      await decide('found', 'ENDED1');
      expect(await parked()).toHaveLength(1);
      await decide('found', await newNumber());
      expect(await parked()).toEqual([]);
      expect(await view()).toMatchObject({ change: { kind: 'terms' } });
    });

    it('stays one that is made where its answer came and the end of the former SIP is given up: neither is ended unseen', async () => {
      exchanging(() => ({ cancelSip: () => Promise.reject(new ProviderUnknown('cancelSip')) }));
      const { book, decide, sipId } = await someone();
      const read = async () => (await given.db.select().from(sipChanges).where(eq(sipChanges.sipId, sipId)))[0]!;
      const { id: changeId } = await read();
      expect(await read()).toMatchObject({ state: 'registered' });
      // the last instalment by the former terms is done
      await given.db.update(sipChanges).set({ instalment: 2 }).where(eq(sipChanges.id, changeId));
      const job = { kind: CHANGE_SIP, ref: `${changeId}:switch`, payload: { changeId }, state: 'parked' as const };
      await given.db.insert(queue).values({ ...job, dueAt: kit.clock.now(), createdAt: kit.clock.now() });
      await decide('drop');
      expect(await read()).toMatchObject({ state: 'registered' });
      expect(await book()).toEqual(['active 200000', 'active 300000']);
      const asking = and(eq(queue.kind, CHANGE_SIP), eq(queue.state, 'pending'));
      expect(await given.db.$count(queue, asking)).toBe(1);
    });

    it('is refused, and makes room for another, where a person finds none', async () => {
      exchanging((usual) => ({ registerSip: silentOnce(usual), findSip: cannotTell }));
      const { later, view, decide } = await someone();
      await later();
      await decide('drop');
      expect(await view()).toMatchObject({ change: null, refused: { kind: 'terms' } });
      expect((await view()).changeable).not.toBeNull();
    });
  },
  'seeded',
);
