import { formatRupees } from '@prosperx/core/format';
import { stampDutyOn, subtractPaise, unitsFor, valueAtNav } from '@prosperx/core/money';
import { getOrderList } from '@prosperx/core/order';
import { getPortfolio } from '@prosperx/core/portfolio';
import { advanceSandboxClock } from '@prosperx/core/sandbox';
import { getCurrentUser, verifyPassword } from '@prosperx/core/session';
import { beforeAll, expect, it } from 'vitest';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { describeOnEachEngine } from '#testing/engines.js';
import {
  confirm,
  DEBT,
  EQUITY,
  fillCart,
  lumpsum,
  orderCart,
  ordersOf,
  pay,
  schemeOf,
  sip,
} from '#testing/investing.js';
import { leadsTo, open, pressAtBank } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const NISHA = '9876500007';

describeOnEachEngine(
  'an investment, from the cart to the portfolio',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('leads to units at the NAV of the day of the payment', async () => {
      const nisha = await kit.signedIn(NISHA);
      expect((await nisha.call(getPortfolio)).portfolioSchemes).toEqual([]);

      const cart = await fillCart(nisha, lumpsum(25_000), sip(5_000, DEBT));
      expect(cart).toMatchObject({ noOfItems: 2, amount: 30_000_00 });

      const created = await orderCart(nisha, cart);
      expect(created.orders.map(({ orderStatus }) => orderStatus)).toEqual(['PENDING', 'PENDING']);
      await kit.settle();
      const registered = await ordersOf(nisha, cart);
      expect(registered.orders.map(({ state }) => state)).toEqual(['registered', 'registered']);
      expect(registered.orders.every(({ bseOrderNumber }) => /^\d{10}$/.test(bseOrderNumber ?? ''))).toBe(true);

      await confirm(nisha, cart, NISHA);
      expect((await ordersOf(nisha, cart)).confirmed).toBe(true);

      const { redirectUrl } = await pay(nisha, registered.orders);
      const bankPage = await leadsTo(kit.app, redirectUrl ?? '');
      const shown = await (await open(kit.app, bankPage)).text();
      expect(shown).toContain(formatRupees(cart.amount, 2));

      const back = (await pressAtBank(kit.app, bankPage, 'pay')).headers.get('location') ?? '';
      expect(await leadsTo(kit.app, back)).toBe(`/v1/thank-you?orderNo=${created.pxOrderNumber}`);
      const paid = await nisha.call(getOrderList, { query: { pxOrderNumber: created.pxOrderNumber } });
      expect(paid.map(({ state, paymentState }) => [state, paymentState])).toEqual([
        ['paid', 'paid'],
        ['paid', 'paid'],
      ]);

      await kit.client().call(advanceSandboxClock, { body: { advance: '2B' } });
      // two days are more than a session lasts
      expect((await nisha.fail(getPortfolio)).code).toBe('signed_out');
      await nisha.call(verifyPassword, { body: { username: NISHA, password: SANDBOX_PASSWORD } });
      expect((await nisha.call(getCurrentUser)).user?.name).toBe('Nisha Verma');

      const portfolio = await nisha.call(getPortfolio);
      expect(portfolio.netAmountInvested).toBe(cart.amount);
      for (const order of await nisha.call(getOrderList, { query: { pxOrderNumber: created.pxOrderNumber } })) {
        const { allotment, amount, mutualFund } = order;
        if (!allotment) throw new Error('no units were allotted');
        expect(allotment.navDate).toBe('2026-11-16');
        expect(allotment.stampDuty).toBe(stampDutyOn(amount));
        expect(allotment.units).toBe(unitsFor(subtractPaise(amount, allotment.stampDuty), allotment.nav));
        const holding = portfolio.portfolioSchemes.find(
          ({ metaData }) => metaData.schemeId === mutualFund.encryptedSchemeId,
        );
        expect(holding).toMatchObject({
          folioNo: allotment.folioNo,
          unitsAllocated: allotment.units,
          amountInvested: amount,
          latestNavDateByBatch: '2026-11-17',
        });
        expect(holding?.currentValue).toBe(valueAtNav(allotment.units, holding!.todaysNAV));
      }
      // one fund house, one application, one folio
      expect(schemeOf(EQUITY).fundHouse).toBe(schemeOf(DEBT).fundHouse);
      expect(new Set(portfolio.portfolioSchemes.map(({ folioNo }) => folioNo)).size).toBe(1);
      expect(kit.log.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    });
  },
  'seeded',
);
