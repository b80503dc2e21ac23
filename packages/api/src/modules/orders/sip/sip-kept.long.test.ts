import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sips } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import type { Exchange } from '#providers/exchange/port/exchange.js';
import type { CancelAnswer } from '#providers/exchange/port/orders.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { sandboxExchange } from '#sandbox/sandbox-exchange.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { sip } from '#testing/investing.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { testClock } from '#testing/test-services.js';

const REASON = 'It is locked.';

describeWithDb(
  'a SIP that the exchange goes on with after its first order was refused',
  (given) => {
    let kit: TestKit;
    let answer: CancelAnswer;
    let owner: string;
    let asked: number;
    beforeEach(() => {
      [answer, asked] = [{ cancelled: false, reason: REASON }, 0];
      const clock = testClock();
      const usual = sandboxExchange({ db: given.db, clock, calendar: createCalendar() });
      const exchange: Exchange = {
        ...usual,
        allotment: () => Promise.resolve({ state: 'refused', reason: 'PAN not KYC compliant.' }),
        cancel: (order) => {
          if (order.ucc !== owner) return usual.cancel(order);
          asked += 1;
          return Promise.resolve(answer);
        },
      };
      kit = testKit(given.db, { clock, providers: { exchange } });
    });

    const goTo = (date: string, time: string) =>
      kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), time));
    const errors = (event: string) =>
      kit.log.lines.filter((line) => line.includes('"level":"error"') && line.includes(event)).length;

    it('is logged and found by the reconciliation, and its cancellation is requested each night until the exchange confirms it', async () => {
      const { payAtBank, profileId, ucc } = await newCheckout(kit, sip(2_000));
      owner = ucc;
      await payAtBank();
      const kept = async () => (await given.db.select().from(sips).where(eq(sips.profileId, profileId)))[0]!;
      const found = async () => (await reconcile(given.db, 'own')).discrepancies;

      await goTo('2026-11-17', '10:00');
      const { id } = await kept();
      expect(await kept()).toMatchObject({ state: 'cancelled', keptReason: REASON });
      expect([asked, errors('order_not_cancelled')]).toEqual([1, 1]);
      expect(await found()).toMatchObject([{ check: 'sip_let_go', ref: id }]);

      await goTo('2026-11-19', '10:00');
      expect([asked, errors('order_not_cancelled'), errors('sips_kept_by_exchange')]).toEqual([3, 3, 2]);
      expect(await found()).toMatchObject([{ check: 'sip_let_go', ref: id }]);

      answer = { cancelled: true };
      await goTo('2026-11-21', '10:00');
      expect(asked).toBe(4);
      expect(await kept()).toMatchObject({ state: 'cancelled', keptReason: null });
      expect(await found()).toEqual([]);
    });
  },
  'seeded',
);
