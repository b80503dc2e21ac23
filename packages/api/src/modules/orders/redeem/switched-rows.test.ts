import { type Nav, toNavNumber, toRupees, units, valueAtNav } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders, sales } from '#db/schema/index.js';
import { allotmentRow, navOn, serverWithBse } from '#testing/bse-kit.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, fillCart, lumpsum, orderCart, schemeOf } from '#testing/investing.js';
import { newPlanHolder } from '#testing/planning.js';
import { goTo, newHolder, placeTestRedemption } from '#testing/redeeming.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'what a switch has bought',
  (given) => {
    /** Two switches of the same units into the same scheme. */
    const switchTwice = async (kit: TestKit, profileId: string) => {
      for (let left = 2; left > 0; left--)
        await placeTestRedemption(kit, profileId, { measure: 'units', units: units(10), to: DEBT });
    };
    const switchesOf = async (profileId: string) => {
      const rows = await given.db.select().from(sales).where(eq(sales.profileId, profileId));
      return rows.map(({ state, toOrderNumber }) => `${state} ${toOrderNumber}`).sort();
    };

    it('is at BSE neither what its owner bought by themselves for the same money, nor what another switch has bought', async () => {
      const { bse, kit } = await serverWithBse(given.db, schemeOf(EQUITY).isin, schemeOf(DEBT).isin);
      await goTo(kit, '2026-11-17', '10:00');
      const { client, profileId, ucc, folioNumber } = await newPlanHolder(kit);
      await orderCart(client, await fillCart(client, lumpsum(5_000, DEBT)));
      await kit.settle();
      const [{ bseOrderNumber: own } = { bseOrderNumber: null }] = await given.db
        .select()
        .from(orders)
        .where(eq(orders.profileId, profileId));
      await switchTwice(kit, profileId);
      const [price, toNav] = [await navOn(EQUITY, '2026-11-17'), await navOn(DEBT, '2026-11-19')];
      await goTo(kit, '2026-11-18', '08:00');
      for (const { bseOrderNumber } of await given.db.select().from(sales).where(eq(sales.profileId, profileId)))
        bse.redemptions.push({
          ...soldRow(price),
          OrderNo: bseOrderNumber ?? '',
          FolioNo: folioNumber,
          ClientCode: ucc,
        });
      await goTo(kit, '2026-11-19', '08:00');
      const allot = (orderNumber: string) => {
        const bought = { ucc, orderNumber, amount: valueAtNav(units(10), price), nav: toNav, orderedOn: '2026-11-17' };
        bse.allotments.push({ ...allotmentRow(bought), FolioNo: folioNumber, ISIN: schemeOf(DEBT).isin });
      };
      allot(own ?? '');
      allot('8000001');
      await goTo(kit, '2026-11-20', '12:00');
      expect(await switchesOf(profileId)).toEqual(['executed null', 'settled 8000001']);
      allot('8000002');
      await goTo(kit, '2026-11-20', '18:00');
      expect(await switchesOf(profileId)).toEqual(['settled 8000001', 'settled 8000002']);
      await bse.close();
    });

    it('is booked once, also where two switches have been told of it at the same moment', async () => {
      const usual = testKit(given.db);
      const { exchange } = usual.services.providers;
      const settlement: typeof exchange.settlement = async (clientRef) => {
        const answer = await exchange.settlement(clientRef);
        return answer.state === 'bought' ? { ...answer, orderNumber: '8000003' } : answer;
      };
      const kit = testKit(given.db, { clock: usual.clock, providers: { exchange: { ...exchange, settlement } } });
      const { profileId } = await newHolder(kit);
      await goTo(kit, '2026-11-17', '10:00');
      await switchTwice(kit, profileId);
      await goTo(kit, '2026-11-20', '18:00');
      expect(await switchesOf(profileId)).toEqual(['executed null', 'settled 8000003']);
    });
  },
  'seeded',
);

/** A row of the redemption statement: what ten units brought. */
const soldRow = (price: Nav) => ({
  ValidFlag: 'Y',
  Unit: '10.000',
  Nav: String(toNavNumber(price)),
  Amt: toRupees(valueAtNav(units(10), price)).toFixed(2),
});
