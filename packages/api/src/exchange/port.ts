import type { Nav, Paise, Units } from '@prosperx/core/money';
import type { BusinessDate, Instant } from '@prosperx/core/time';
import type { ClientAnswer, ExchangeClient } from './client.js';

/** What the exchange is asked to take. `clientRef` is ours, unique, and the name under which it is asked again. */
export interface ExchangeOrder {
  readonly clientRef: string;
  readonly ucc: string;
  readonly isin: string;
  readonly amount: Paise;
  readonly folioNumber: string | null;
  /** Absent for a lumpsum. */
  readonly sip?: { readonly date: number; readonly instalments: number; readonly frequency: number };
}

/** What became of it. Statuses and pipe strings of a real exchange never leave its adapter. */
export type ExchangeAnswer =
  | { readonly accepted: true; readonly orderNumber: string; readonly registrationNumber: string | null }
  | { readonly accepted: false; readonly reason: string };

export interface ExchangeAllotment {
  readonly folioNumber: string;
  readonly units: Units;
  readonly nav: Nav;
  readonly navDate: BusinessDate;
  readonly stampDuty: Paise;
}

/** The part of an exchange that knows investors. */
export interface ClientRegistry {
  /** Registers a client, or replaces what is known of him: client master, FATCA declaration and account-opening form. Telling it twice does no harm. */
  registerClient(client: ExchangeClient): Promise<ClientAnswer>;
  /** What is known under our reference; null when it never arrived, or the exchange cannot be asked. */
  findClient(clientRef: string): Promise<ClientAnswer | null>;
}

/** The stock exchange's mutual-fund platform. Every call may reject with ProviderUnknown: then nobody knows whether it was carried out. */
export interface Exchange extends ClientRegistry {
  register(order: ExchangeOrder): Promise<ExchangeAnswer>;
  /** What is known under our reference; null when it never arrived. */
  find(clientRef: string): Promise<ExchangeAnswer | null>;
  /** Tells that the money for orders has been realised; may be told again. */
  confirmFunds(funds: { clientRefs: readonly string[]; paymentRef: string; realisedAt: Instant }): Promise<void>;
  /** null until units are allotted. */
  allotment(clientRef: string): Promise<ExchangeAllotment | null>;
}
