import { rupees } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { bseExchange } from '#providers/exchange/bse/bse-exchange.js';
import type { Exchange, ExchangeOrder, KnownOrder } from '#providers/exchange/port.js';
import { type PlayedOrderEntry, playOrderEntry } from './played-order-entry.js';
import { type TestClock, testClock } from './test-services.js';

export const anOrder: ExchangeOrder = {
  clientRef: 'ref_k3dJw0aZ_lQ8sT5uVx9y2A',
  ucc: 'T0001',
  isin: 'INF200K01QX4',
  amount: rupees(500.5),
  folioNumber: null,
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

export interface BseKit {
  readonly bse: PlayedOrderEntry;
  readonly clock: TestClock;
  readonly exchange: Exchange;
  /** Our book's entry of every order that the exchange is asked about. */
  readonly book: { known: KnownOrder | null };
}

/** The adapter of BSE with a played exchange behind it, which sells the scheme of `anOrder` alone. */
export async function bseKit(): Promise<BseKit> {
  const [bse, clock] = [await playOrderEntry(), testClock()];
  const book: BseKit['book'] = { known: aKnownOrder };
  const exchange = bseExchange({
    url: bse.url,
    namespace: 'http://www.bsestarmf.in/2016/01/',
    userId: '1000001',
    memberCode: '10234',
    password: 'p@ss',
    timeout: 2_000,
    clock,
    schemeCodeOf: (isin) => Promise.resolve(isin === anOrder.isin ? '02-DP' : null),
    orderOf: () => Promise.resolve(book.known),
  });
  return { bse, clock, exchange, book };
}
