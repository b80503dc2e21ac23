import { nav, type Nav, rupees, toNavNumber, toRupees, units, valueAtNav } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '#db/db.js';
import { navs, queue, sips } from '#db/schema/index.js';
import { requeueStalledOrders } from '#modules/orders/requeue-stalled-orders.js';
import { ALLOT_ORDER } from '#queue/job-kinds.js';
import { operate } from '#queue/operate.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { storeNavs } from '#records/fund/import-navs.js';
import { navNotFound } from '#records/fund/nav-day.text.js';
import { allotmentRow, navOn, serverWithBse } from '#testing/bse-kit.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, lumpsum, schemeOf } from '#testing/investing.js';
import { newPlanHolder } from '#testing/planning.js';
import { goTo, placeTestRedemption, redemptionNow } from '#testing/redeeming.js';
import { pressAtBank } from '#testing/requests.js';
import { haltSips, newRunningSip, traceOf } from '#testing/running-sip.js';

/** A server with BSE behind it, and what one test says of it. */
function parts(db: Db, { bse, kit }: Awaited<ReturnType<typeof serverWithBse>>) {
  const orderNumber = '7590101';
  const parkedAllotments = and(eq(queue.kind, ALLOT_ORDER), eq(queue.state, 'parked'));
  return {
    db,
    bse,
    kit,
    discrepancies: async () => (await reconcile(db, 'own')).discrepancies,
    parked: async () => (await db.select().from(queue).where(parkedAllotments))[0],
    /** A SIP whose instalment the exchange makes on Monday 23 November; the 24th is a holiday. */
    instalmentOfMonday: async () => {
      await haltSips(db);
      const someone = await newRunningSip(kit, { nextDate: '2026-11-23', sipDate: 23 });
      await db.update(sips).set({ registrationNumber: orderNumber }).where(eq(sips.id, someone.sipId));
      const row = { ClientCode: someone.ucc, OrderStatus: 'VALID', FirstOrder: 'N', Date: '23/11/2026' };
      bse.orders.push({ ...row, OrderNumber: orderNumber, SIPRegnNo: orderNumber });
      await goTo(kit, '2026-11-26', '08:00');
      const allot = (price: Nav) => {
        const made = { ucc: someone.ucc, orderNumber, amount: rupees(2_000), nav: price };
        bse.allotments.push(allotmentRow({ ...made, orderedOn: '2026-11-23' }));
      };
      return { allot, trace: () => traceOf(db, someone) };
    },
  };
}

/** Tells one story of a database of its own: NAVs are everybody's. */
function story(sentence: string, tell: (told: ReturnType<typeof parts>) => Promise<void>): void {
  const about = 'the day of a NAV that BSE states without it';
  describeWithDb(
    about,
    (given) =>
      void it(sentence, async () => {
        const server = await serverWithBse(given.db, schemeOf(EQUITY).isin, schemeOf(DEBT).isin);
        try {
          await tell(parts(given.db, server));
        } finally {
          await server.bse.close();
        }
      }),
    'seeded',
  );
}

const WEDNESDAY = { schemeId: schemeOf(EQUITY).id, date: businessDate('2026-11-25') };

story(
  'is that on which the money of a mandate came; the units wait until its NAV is imported',
  async ({ db, kit, instalmentOfMonday, discrepancies }) => {
    const { allot, trace } = await instalmentOfMonday();
    const price = await navOn(EQUITY, WEDNESDAY.date);
    await db.delete(navs).where(and(eq(navs.schemeId, WEDNESDAY.schemeId), eq(navs.date, WEDNESDAY.date)));
    allot(price);
    await goTo(kit, '2026-11-26', '18:00');
    expect((await trace()).orders).toMatchObject([{ state: 'registered' }]);
    await storeNavs(db, [{ ...WEDNESDAY, nav: price }]);
    await goTo(kit, '2026-11-26', '22:00');
    const { orders, ledger } = await trace();
    expect(orders).toMatchObject([{ state: 'allotted', navDate: '2026-11-25' }]);
    expect(ledger).toMatchObject([{ date: '2026-11-23', navDate: '2026-11-25' }]);
    expect(await discrepancies()).toEqual([]);
  },
);

story(
  'is looked for by a person where no day has that NAV, and found once that is imported',
  async ({ db, kit, instalmentOfMonday, parked, discrepancies }) => {
    const { allot, trace } = await instalmentOfMonday();
    const price = nav(Number((toNavNumber(await navOn(EQUITY, WEDNESDAY.date)) * 1.01).toFixed(4)));
    allot(price);
    await goTo(kit, '2026-11-26', '18:00');
    const job = await parked();
    expect(job?.lastError).toBe(navNotFound(price, '2026-11-23', '2026-12-01'));
    expect(await trace()).toMatchObject({ orders: [{ state: 'registered' }], ledger: [] });
    // it is theirs: no night makes another, and its money has bought units
    for (let night = 0; night < 2; night += 1)
      expect(await requeueStalledOrders(db, kit.clock.now())).toEqual({ orders: 0, sets: 0 });
    await expect(operate(kit.services, { act: 'drop', seq: job!.seq })).rejects.toThrow('may be dropped');
    await storeNavs(db, [{ ...WEDNESDAY, nav: price }]);
    await operate(kit.services, { act: 'retry', seq: job!.seq });
    await goTo(kit, '2026-11-26', '18:10');
    expect((await trace()).ledger).toMatchObject([{ navDate: '2026-11-25' }]);
    expect(await discrepancies()).toEqual([]);
  },
);

story('is that of the money where we heard of it after the cut-off', async ({ db, bse, kit, discrepancies }) => {
  await goTo(kit, '2026-11-16', '14:50');
  const { ucc, profileId, startPaying } = await newCheckout(kit, lumpsum(2_000));
  const { bankPage } = await startPaying();
  await goTo(kit, '2026-11-16', '15:05');
  await pressAtBank(kit.app, bankPage, 'pay');
  const { orders } = await traceOf(db, { profileId, ucc });
  const orderNumber = orders[0]?.bseOrderNumber ?? '';
  const made = { ucc, orderNumber, amount: rupees(2_000), nav: await navOn(EQUITY, '2026-11-16') };
  bse.allotments.push(allotmentRow({ ...made, orderedOn: '2026-11-16' }));
  await goTo(kit, '2026-11-18', '18:00');
  expect((await traceOf(db, { profileId, ucc })).ledger).toMatchObject([{ navDate: '2026-11-16' }]);
  expect(await discrepancies()).toEqual([]);
});

/** A switch that reaches the exchange after the cut-off, and whose money buys at the NAV of a day. */
const switchOn =
  (boughtAt: string) =>
  async ({ bse, kit, discrepancies }: ReturnType<typeof parts>) => {
    await goTo(kit, '2026-11-17', '14:58');
    const { profileId, ucc, folioNumber } = await newPlanHolder(kit);
    const placed = await placeTestRedemption(kit, profileId, { measure: 'units', units: units(10), to: DEBT });
    const { bseOrderNumber } = await redemptionNow(kit, placed);
    const price = await navOn(EQUITY, '2026-11-18');
    const sold = { OrderNo: bseOrderNumber ?? '', FolioNo: folioNumber, ClientCode: ucc, ValidFlag: 'Y' };
    const payout = valueAtNav(units(10), price);
    await goTo(kit, '2026-11-19', '08:00');
    bse.redemptions.push({
      ...sold,
      Unit: '10.000',
      Nav: String(toNavNumber(price)),
      Amt: toRupees(payout).toFixed(2),
    });
    await goTo(kit, '2026-11-19', '18:00');
    const executed = { state: 'executed', navDate: '2026-11-18', creditDate: '2026-11-20' };
    expect(await redemptionNow(kit, placed)).toMatchObject(executed);
    await goTo(kit, '2026-11-23', '08:00');
    const bought = { ucc, orderNumber: 'in', amount: payout, nav: await navOn(DEBT, boughtAt) };
    const row = allotmentRow({ ...bought, orderedOn: '2026-11-17' });
    bse.allotments.push({ ...row, FolioNo: folioNumber, ISIN: schemeOf(DEBT).isin });
    await goTo(kit, '2026-11-23', '18:00');
    expect(await redemptionNow(kit, placed)).toMatchObject({ state: 'settled', toNavDate: boughtAt });
    expect(await discrepancies()).toEqual([]);
  };

story(
  'is the next one for a switch that reached the exchange after the cut-off, and its money comes a day later',
  switchOn('2026-11-20'),
);

story(
  'may be one before that of the money of a switch, which its fund house may credit sooner',
  switchOn('2026-11-18'),
);
