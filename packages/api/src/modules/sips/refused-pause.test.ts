import { skipInstalment } from '@prosperx/core/sip';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { queue, sandboxExchangeSips, sips } from '#db/schema/index.js';
import type { Exchange } from '#providers/exchange/port/exchange.js';
import { ProviderUnknown } from '#providers/providers.js';
import { SIP_NOTIFICATION } from '#queue/job-kinds.js';
import { sandboxExchange } from '#sandbox/sandbox-exchange.js';
import { describeWithDb } from '#testing/engines.js';
import { signedInAgain } from '#testing/new-investor.js';
import { haltSips, newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

/** What the exchange says to a pause; `lost`: nothing. */
type Said = 'lost' | 'refused' | 'paused';

describeWithDb(
  'a pause of a SIP that the exchange refuses',
  (given) => {
    let kit: TestKit;

    /** An investor who skips instalments of a SIP, one after another, while the exchange answers so. */
    async function skipping(instalments: readonly number[], answers: Said[]) {
      kit = testKit(given.db);
      await haltSips(given.db);
      const usual = sandboxExchange(kit.services);
      const asked: string[] = [];
      const pauseSip: Exchange['pauseSip'] = (pause) => {
        asked.push(pause.ref);
        const answer = answers.shift();
        if (answer === 'lost') return Promise.reject(new ProviderUnknown('pause'));
        return answer === 'refused' ? Promise.resolve({ paused: false, reason: 'No.' }) : usual.pauseSip(pause);
      };
      kit = testKit(given.db, { clock: kit.clock, providers: { exchange: { ...usual, pauseSip } } });
      const investor = await newRunningSip(kit);
      const { sipId, ucc } = investor;
      const skip = async (instalment: number) =>
        (await signedInAgain(kit, investor)).call(skipInstalment, {
          key: crypto.randomUUID(),
          body: { sipId, instalment },
        });
      for (const instalment of instalments) await skip(instalment);
      for (let left = 6; left > 0; left--) await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 60_000);
      const about = and(eq(queue.kind, SIP_NOTIFICATION), sql`${queue.payload} ->> 'sipId' = ${sipId}`);
      const notifications = await given.db.select().from(queue).where(about).orderBy(queue.seq);
      return {
        asked,
        skip,
        sip: async () => (await given.db.select().from(sips).where(eq(sips.id, sipId)))[0]!,
        pauses: async () => {
          const [booked] = await given.db.select().from(sandboxExchangeSips).where(eq(sandboxExchangeSips.ucc, ucc));
          return Object.values(booked!.pauses);
        },
        refused: notifications
          .map(({ payload }) => payload as { about: string; instalment: number })
          .filter(({ about: what }) => what === 'pause_refused')
          .map(({ instalment }) => instalment),
      };
    }

    it('ends the one that follows it, which is not sent: the exchange would leave out the instalment that it has refused', async () => {
      const { asked, sip, pauses, refused, skip } = await skipping([2, 3], ['lost', 'refused', 'paused']);
      expect(asked.map((ref) => asked.indexOf(ref))).toEqual([0, 0]);
      expect(await sip()).toMatchObject({ skipFrom: null, skipCount: 0 });
      expect([refused, await pauses()]).toEqual([[2, 3], []]);
      await skip(2);
      expect(await sip()).toMatchObject({ skipFrom: 2, skipCount: 1 });
    });

    it('ends those that were to go on it where one is before it, and their owner is told of each', async () => {
      const { asked, sip, pauses, refused } = await skipping([2, 3, 4], ['paused', 'lost', 'refused']);
      expect(asked).toHaveLength(3);
      expect(await sip()).toMatchObject({ skipFrom: 2, skipCount: 1 });
      expect([refused, await pauses()]).toEqual([[3, 4], [1]]);
    });
  },
  'seeded',
);
