import type { Paise } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';

/** What we know ourselves of an order that a real exchange is asked about: it searches by date and client, not by our reference. */
export interface KnownOrder {
  /** Client code at the exchange. */
  readonly ucc: string;
  /** A later instalment is made by the exchange itself, from the SIP that it runs. */
  readonly kind: 'lumpsum' | 'sip' | 'instalment';
  /** What is invested, stamp duty included. */
  readonly amount: Paise;
  readonly orderedOn: BusinessDate;
  /** A number that no other order of ours has; null when it was never to be sent. */
  readonly serial: number | null;
  /** As the exchange calls it; null until it is registered. */
  readonly orderNumber: string | null;
  /** Of an instalment: the SIP that it belongs to, as the exchange calls it. */
  readonly registrationNumber: string | null;
  /** An approved mandate that covers it, as the exchange calls it: a SIP is paid from one. null: there is none. */
  readonly mandateId: string | null;
  /** The date whose NAV its money gets, by the cut-off rule; null until the money has come. */
  readonly navDate: BusinessDate | null;
}

/** The order under our reference; null when there is none. */
export type OrderBook = (clientRef: string) => Promise<KnownOrder | null>;
