import { type BusinessDate, businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sips } from '#db/schema/index.js';
import type { Exchange } from '#providers/exchange/port/exchange.js';
import { ProviderUnknown } from '#providers/providers.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, orderCart, sip } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'a SIP starts on the day that was sent to the exchange',
  (given) => {
    let kit: TestKit;
    /** The starts that the exchange received. */
    let starts: (BusinessDate | undefined)[];
    let lost: 'request' | 'answer' | null;

    beforeEach(() => {
      [starts, lost] = [[], null];
      const { clock, services } = testKit(given.db);
      const { exchange } = services.providers;
      const register: Exchange['register'] = async (order) => {
        starts.push(order.sip?.start);
        const answer = lost === 'request' ? null : await exchange.register(order);
        if (lost !== null || answer === null) throw new ProviderUnknown('test');
        return answer;
      };
      const find: Exchange['find'] = (ref) =>
        lost === 'answer' && starts.length > 0 ? Promise.reject(new ProviderUnknown('test')) : exchange.find(ref);
      kit = testKit(given.db, { clock, providers: { exchange: { ...exchange, register, find } } });
    });

    /** Orders a SIP on 16 November 2026, which the exchange answers for the day after. */
    async function answeredNextDay(sipDate: number) {
      const { client, profileId } = await newInvestor(kit);
      await orderCart(client, await fillCart(client, { ...sip(2_000), sipDate }));
      await kit.settle();
      await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2026-11-17'), '00:30'));
      const before = [...starts];
      lost = null;
      await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2026-11-17'), '11:00'));
      const [begun] = await given.db.select().from(sips).where(eq(sips.profileId, profileId));
      return { before, after: starts.slice(before.length), nextDate: begun?.nextDate };
    }

    it('when the answer is found a day later', async () => {
      lost = 'answer';
      expect(await answeredNextDay(16)).toEqual({ before: ['2026-12-16'], after: [], nextDate: '2026-12-16' });
    });

    itInTrust('and is sent with the same start a day later', async () => {
      lost = 'request';
      const { before, after, nextDate } = await answeredNextDay(17);
      expect([new Set(before), after, nextDate]).toEqual([new Set(['2026-12-17']), ['2026-12-17'], '2026-12-17']);
    });

    itInTrust('which is a month later where it would be too near on the day of sending', async () => {
      lost = 'request';
      const { before, after, nextDate } = await answeredNextDay(16);
      // 16 January 2027 is a Saturday
      expect([before[0], after, nextDate]).toEqual(['2026-12-16', ['2027-01-16'], '2027-01-18']);
    });
  },
  'seeded',
);
