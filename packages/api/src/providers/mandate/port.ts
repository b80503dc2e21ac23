import type { BankAccountType } from '@prosperx/core/bank';
import type { MandateChannels, MandateMethod } from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';
import type { BusinessDate, Instant } from '@prosperx/core/time';

/** A mandate that is to be registered. `clientRef` is ours, unique, and the name under which it is asked again. */
export interface MandateRequest {
  readonly clientRef: string;
  /** Client code at the exchange. */
  readonly ucc: string;
  readonly method: MandateMethod;
  /** The most that one debit may take. */
  readonly limit: Paise;
  readonly account: string;
  readonly accountType: BankAccountType;
  readonly ifsc: string;
  readonly startDate: BusinessDate;
  readonly endDate: BusinessDate;
  readonly createdAt: Instant;
}

/** The answer to a registration; `reason` is in words that a person can act on. */
export type MandateAnswer =
  | { readonly registered: true; readonly mandateId: string }
  | { readonly registered: false; readonly reason: string };

/** A mandate that the exchange has, by our reference and its number there. */
export interface RegisteredMandate {
  readonly clientRef: string;
  readonly mandateId: string;
  readonly ucc: string;
}

/** What the bank says of a mandate. */
export type MandateOutcome =
  /** Its holder has not proven it yet. */
  | { readonly state: 'waiting' }
  /** It is proven, and the bank decides; one that was approved stands. `says` are the provider's own words where nobody knows their meaning. */
  | { readonly state: 'authorised'; readonly says?: string }
  /** `umrn` is the bank's number of it; null where there is none. */
  | { readonly state: 'approved'; readonly umrn: string | null }
  | { readonly state: 'rejected' | 'cancelled'; readonly reason: string };

/** A message of the provider about one mandate. */
export interface MandateEvent {
  readonly eventId: string;
  readonly clientRef: string;
  readonly outcome: MandateOutcome;
}

/** Mandates at the exchange and the banks behind it. Calls may reject with ProviderUnknown: then nobody knows whether they were carried out. */
export interface MandateProvider {
  /** Returns what the bank of an account offers. */
  channelsOf(account: { readonly account: string; readonly ifsc: string }): Promise<MandateChannels>;
  register(request: MandateRequest): Promise<MandateAnswer>;
  /** Returns what is known of a mandate under our reference; null when it never arrived. */
  find(request: MandateRequest): Promise<MandateAnswer | null>;
  /** Returns the page on which its holder proves an online mandate, and which leads back to `returnUrl`. Asked again it is a page too. */
  authorisationPage(mandate: RegisteredMandate, returnUrl: string): Promise<string>;
  /** Hands in the scan of a signed form; the same one twice does no harm. */
  sendScan(mandate: RegisteredMandate, scan: Uint8Array, mediaType: string): Promise<void>;
  /** Returns how a mandate stands at its bank. */
  status(mandate: RegisteredMandate): Promise<MandateOutcome>;
  /** Cancels a mandate; a second time does no harm. `cancelled: false` leaves it to a person. */
  cancel(mandate: RegisteredMandate): Promise<{ readonly cancelled: boolean; readonly reason: string }>;
  /** Returns the event in a call-back, or null when its signature is wrong or too old. */
  readCallback(body: string, signature: string): MandateEvent | null;
}
