import {
  type Nav,
  type Paise,
  rupees,
  stampDutyOn,
  subtractPaise,
  toNavNumber,
  toRupees,
  toUnitsNumber,
  units,
  unitsFor,
} from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { createCalendar } from '#kernel/calendar.js';
import { bseExchange } from '#providers/exchange/bse/bse-exchange.js';
import { readSchemeCodes } from '#providers/exchange/bse/scheme-file.js';
import type { Exchange } from '#providers/exchange/port/exchange.js';
import type { ExchangeOrder, KnownOrder } from '#providers/exchange/port/orders.js';
import type { ExchangeRedemption, KnownRedemption } from '#providers/exchange/port/redemptions.js';
import { sandboxNavSource } from '#sandbox/catalogue/nav-model.js';
import { realExchange } from '#start/real-providers.js';
import { schemeOf } from './investing.js';
import { type PlayedOrderEntry, playOrderEntry } from './played-order-entry.js';
import { type TestKit, testKit } from './test-kit.js';
import { type TestClock, testClock } from './test-services.js';

export const anOrder: ExchangeOrder = {
  clientRef: 'ref_k3dJw0aZ_lQ8sT5uVx9y2A',
  ucc: 'T0001',
  isin: 'INF200K01QX4',
  amount: rupees(500.5),
  folioNumber: null,
  subBroker: null,
};

/** Our book's entry of it, while it is not registered. */
export const aKnownOrder: KnownOrder = {
  ucc: 'T0001',
  kind: 'lumpsum',
  amount: anOrder.amount,
  orderedOn: businessDate('2026-11-16'),
  serial: 31_000_042,
  orderNumber: null,
  registrationNumber: null,
  mandateId: '2654',
  navDate: null,
};

/** A redemption of the same scheme. */
export const aRedemption: ExchangeRedemption = {
  clientRef: 'ref_Sale0aZ_lQ8sT5uVx9y2A',
  ucc: 'T0001',
  isin: anOrder.isin,
  folioNumber: '91234567/89',
  subBroker: null,
  toIsin: null,
  what: { measure: 'units', units: units(10) },
  registrationNumber: null,
  payoutAccount: { account: '501001234567', ifsc: 'HDFC0000001' },
};

/** Our book's entry of it, while it is not placed. */
export const aKnownRedemption: KnownRedemption = {
  ucc: 'T0001',
  folioNumber: aRedemption.folioNumber,
  orderedOn: businessDate('2026-11-16'),
  orderedBefore: null,
  serial: 31_000_043,
  orderNumber: null,
  registrationNumber: null,
  otherInstalments: [],
  amount: null,
  units: units(10),
  navDate: businessDate('2026-11-16'),
  switchIn: null,
};

export interface BseKit {
  readonly bse: PlayedOrderEntry;
  readonly clock: TestClock;
  readonly exchange: Exchange;
  /** Our book's entry of every order, and of every redemption, that the exchange is asked about. */
  readonly book: { known: KnownOrder | null; redemption: KnownRedemption | null };
}

/** How this machine's BSE is reached. */
const settingsOf = ({ url }: PlayedOrderEntry) => ({
  ...{ userId: '1000001', memberCode: '10234', password: 'p@ss' },
  ...{ url, namespace: 'http://www.bsestarmf.in/2016/01/', timeout: 2_000 },
});
const SCHEME_CODE = '02-DP';

/** A scheme that the played exchange knows and does not sell. */
export const CLOSED_ISIN = 'INF000C00001';

/** The adapter of BSE with a played exchange behind it, which sells the scheme of `anOrder` alone. */
export async function bseKit(): Promise<BseKit> {
  const [bse, clock] = [await playOrderEntry(), testClock()];
  const book: BseKit['book'] = { known: aKnownOrder, redemption: null };
  const exchange = bseExchange({
    ...settingsOf(bse),
    clock,
    codeToBuy: (isin) => Promise.resolve(isin === anOrder.isin ? SCHEME_CODE : null),
    codeOfHeld: (isin) => Promise.resolve([anOrder.isin, CLOSED_ISIN].includes(isin) ? SCHEME_CODE : null),
    orderOf: () => Promise.resolve(book.known),
    redemptionOf: () => Promise.resolve(book.redemption),
  });
  return { bse, clock, exchange, book };
}

/** A scheme master that has each scheme for everybody, and for large sums. */
const masterOf = (isins: readonly string[]) =>
  [
    'Scheme Code|ISIN|Purchase Allowed|Purchase Transaction mode|Minimum Purchase Amount|Maximum Purchase Amount',
    ...isins.map((isin) => `${SCHEME_CODE}|${isin}|Y|P|100|199999`),
    ...isins.map((isin) => `${SCHEME_CODE}-L1|${isin}|Y|P|200000|0`),
  ].join('\n');

/** A server with that adapter and our own book of orders, whose played exchange sells some schemes. */
export async function serverWithBse(
  db: Db,
  ...isins: readonly string[]
): Promise<{ readonly bse: PlayedOrderEntry; readonly kit: TestKit }> {
  const [bse, clock] = [await playOrderEntry(), testClock()];
  const codes = readSchemeCodes(masterOf(isins));
  const access = { settings: settingsOf(bse), schemes: () => Promise.resolve(codes) };
  const exchange = realExchange(access, { db, clock, calendar: createCalendar() });
  return { bse, kit: testKit(db, { clock, providers: { exchange } }) };
}

/** The NAV that the sandbox publishes of a scheme on a day. */
export async function navOn(amfiCode: string, date: string): Promise<Nav> {
  const source = sandboxNavSource(createCalendar(), [schemeOf(amfiCode)]);
  const [quote] = (await source.quotesOn?.(businessDate(date))) ?? [];
  if (!quote) throw new Error('no NAV of that day');
  return quote.nav;
}

interface AllottedUnits {
  readonly ucc: string;
  readonly orderNumber: string;
  readonly amount: Paise;
  readonly nav: Nav;
  readonly orderedOn: string;
}

/** A row of the allotment statement: what an amount buys at a NAV, whose day it does not name. */
export function allotmentRow({ ucc, orderNumber, amount, nav, orderedOn }: AllottedUnits) {
  return {
    AllottedNav: String(toNavNumber(nav)),
    AllottedUnit: toUnitsNumber(unitsFor(subtractPaise(amount, stampDutyOn(amount)), nav)).toFixed(3),
    Amount: toRupees(amount).toFixed(2),
    ClientCode: ucc,
    FolioNo: newId('folio'),
    OrderDate: orderedOn,
    OrderNo: orderNumber,
    ValidFlag: 'Y',
  };
}
