import { rupees } from '@prosperx/core/money';
import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sandboxBankPayments } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { orderNotifications } from '#modules/orders/order-notification.text.js';
import type { Exchange } from '#providers/exchange/port.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { sandboxExchange } from '#sandbox/sandbox-exchange.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
import { newRunningSip, traceOf } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { testClock } from '#testing/test-services.js';

const DUE = { nextDate: '2026-11-17', sipDate: 17 };

describeWithDb(
  'an instalment at an exchange that debits mandates by itself',
  (given) => {
    let kit: TestKit;
    let refusal: string | null;
    beforeEach(() => {
      refusal = null;
      const clock = testClock();
      const usual = sandboxExchange({ db: given.db, clock, calendar: createCalendar() });
      const exchange: Exchange = {
        ...usual,
        debitsInstalments: true,
        register: async (order) => {
          const answer = await usual.register(order);
          const money = { clientRefs: [order.clientRef], paymentRef: 'by the exchange', realisedAt: clock.now() };
          await usual.confirmFunds(money);
          return answer;
        },
        allotment: (ref) =>
          refusal === null ? usual.allotment(ref) : Promise.resolve({ state: 'refused', reason: refusal }),
      };
      kit = testKit(given.db, { clock, providers: { exchange } });
    });

    const goTo = (date: string) => kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), '12:00'));
    const debits = (id: string) => given.db.$count(sandboxBankPayments, eq(sandboxBankPayments.clientRef, id));

    it.each([50_000, null])(
      'is not debited by us as well, and is paid with its units: a mandate over %s',
      async (limit) => {
        const someone = await newRunningSip(kit, { ...DUE, limit });
        await goTo('2026-11-19');
        const { orders, payments, ledger } = await traceOf(given.db, someone);
        expect(orders).toMatchObject([{ state: 'allotted', paymentState: 'paid', remarks: '' }]);
        expect(payments).toMatchObject([{ state: 'paid', mode: 'mandate', amount: rupees(2_000) }]);
        expect(ledger).toHaveLength(1);
        expect(await debits(payments[0]!.id)).toBe(0);
        expect((await reconcile(given.db, 'own')).discrepancies).toEqual([]);
      },
    );

    it('has failed when the exchange brings no units, and its owner is told', async () => {
      refusal = 'Payment not received.';
      const someone = await newRunningSip(kit, DUE);
      await goTo('2026-11-19');
      const { orders, payments } = await traceOf(given.db, someone);
      expect(orders).toMatchObject([{ state: 'refused', paymentState: 'failed', remarks: refusal }]);
      expect(payments).toEqual([]);
      const subjects = (await notificationsTo(kit, someone)).map(({ subject }) => subject);
      expect(subjects).toEqual([orderNotifications.instalment_failed.subject]);
    });
  },
  'seeded',
);
