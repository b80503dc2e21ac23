import type { Nav, Paise, Units } from '@prosperx/core/money';
import type { BusinessDate, Instant } from '@prosperx/core/time';
import type { ClientAnswer, ExchangeClient } from './client.js';

/** A SIP that begins with an order. */
export interface NewSip {
  /** Its SIP date in the first month after the order's, whether the exchange is open on it or not. */
  readonly start: BusinessDate;
  readonly instalments: number;
  readonly frequency: number;
}

/** What the exchange is asked to take. `clientRef` is ours, unique, and the name under which it is asked again. */
export interface ExchangeOrder {
  readonly clientRef: string;
  readonly ucc: string;
  readonly isin: string;
  readonly amount: Paise;
  readonly folioNumber: string | null;
  /** Absent for a lumpsum, and for a later instalment of a SIP. */
  readonly sip?: NewSip;
  /** Of a later instalment: the SIP that it belongs to, as the exchange calls it. */
  readonly registrationNumber?: string | null;
}

/** An order to take back, by what the exchange called it. */
export interface CancelledOrder {
  readonly clientRef: string;
  readonly ucc: string;
  readonly isin: string;
  readonly orderNumber: string;
  /** Of the SIP that it began; null for a lumpsum. */
  readonly registrationNumber: string | null;
}

export type CancelAnswer = { readonly cancelled: true } | { readonly cancelled: false; readonly reason: string };

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

/** What became of an order after its money. `reason` is in words that a person can act on. */
export type AllotmentAnswer =
  | { readonly state: 'waiting' }
  | { readonly state: 'allotted'; readonly allotment: ExchangeAllotment }
  | { readonly state: 'refused'; readonly reason: string };

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
  /** Takes back an order that is not paid, with the SIP that it began. Told twice it does no harm; one that the exchange no longer lets go of is refused. */
  cancel(order: CancelledOrder): Promise<CancelAnswer>;
  /** Tells that the money for orders has been realised; may be told again. */
  confirmFunds(funds: { clientRefs: readonly string[]; paymentRef: string; realisedAt: Instant }): Promise<void>;
  /** Units, or that there will be none. */
  allotment(clientRef: string): Promise<AllotmentAnswer>;
}
