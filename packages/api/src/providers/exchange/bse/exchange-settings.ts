import type { Clock } from '@prosperx/core/time';
import type { OrderBook } from '#providers/exchange/known-order.js';
import type { BseSettings } from './wire.js';

/** What order entry needs besides the address and the login. */
export interface BseExchangeSettings extends BseSettings {
  readonly clock: Clock;
  /** The exchange's code of a scheme that can be bought; null: it has none. */
  readonly schemeCodeOf: (isin: string) => Promise<string | null>;
  readonly orderOf: OrderBook;
}
