import type { Branch } from '@prosperx/core/bank';
import type { RiskLevel } from '@prosperx/core/fund';
import type { Nav } from '@prosperx/core/money';
import type { Place } from '@prosperx/core/pincode';
import type { BusinessDate, Instant } from '@prosperx/core/time';
import type { StoredFacts } from '#db/schema/index.js';
import type { BankVerification, ChequeReader } from './bank/port.js';
import type { Exchange } from './exchange/port/exchange.js';
import type { PaymentGateway } from './gateway/port.js';
import type { KycProvider } from './kyc/port.js';
import type { MandateProvider } from './mandate/port.js';

/** The error of a provider that did not answer, or not clearly: what was asked may or may not have been carried out. The caller asks by our reference before it sends again. */
export class ProviderUnknown extends Error {
  constructor(what: string, cause?: unknown) {
    super(`no answer: ${what}`, cause === undefined ? undefined : { cause });
    this.name = 'ProviderUnknown';
  }
}

/** The same where what was asked was certainly not carried out: it did not reach the provider, or was refused for our login. It may be sent again. */
export class ProviderNotReached extends ProviderUnknown {}

/** The same where nothing was asked: what the provider does by itself is only looked for, and is not there yet. It says nothing of how the provider answers. */
export class ProviderNotAsked extends ProviderUnknown {
  constructor(what: string) {
    super(what);
    this.name = 'ProviderNotAsked';
  }
}

/** The same where the provider answers that it was asked too often: it is not asked again before `until`, but for what moves money. */
export class ProviderBusy extends ProviderUnknown {
  constructor(
    what: string,
    readonly until: Instant,
  ) {
    super(what);
  }
}

/** The ports to what lies outside the product. Each has a sandbox implementation and, where a public protocol exists, a real one. */
export interface Providers {
  readonly notifier: Notifier;
  readonly exchange: Exchange;
  readonly gateway: PaymentGateway;
  readonly mandates: MandateProvider;
  readonly navSource: NavSource;
  readonly fileStore: FileStore;
  readonly kyc: KycProvider;
  readonly bankVerification: BankVerification;
  /** null when none is connected; account and IFSC are typed then. */
  readonly chequeReader: ChequeReader | null;
  readonly ifsc: IfscSource;
  readonly pincodes: PincodeSource;
}

/** A source of the branches of banks. */
export interface IfscSource {
  /** Returns null for an IFSC that does not exist. Rejects when it does not answer. */
  find(ifsc: string): Promise<Branch | null>;
}

/** A source of the pincodes of India. */
export interface PincodeSource {
  /** Returns null for a pincode that does not exist. Rejects when it cannot say. */
  find(pincode: string): Promise<Place | null>;
}

/** The store of uploaded files, by the ids of their rows. Names that people gave them are never part of a path. */
export interface FileStore {
  /** True: it may hold files from before files were sealed. Absent: what lies there readable did not come from us. */
  readonly holdsReadable?: boolean;
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** null when there is none. */
  get(id: string): Promise<Uint8Array | null>;
  delete(id: string): Promise<void>;
}

/** A message to one person. */
export interface Message {
  readonly channel: 'sms' | 'email' | 'whatsapp';
  /** Ten digits, or an email address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in English, where the text is in another language and that is known to nobody on the way, such as the operators of SMS. */
  readonly english?: string;
  /** The code that the text holds, where it holds one. */
  readonly otp: string | null;
  /** It goes by SMS whatever its reader agreed to: WhatsApp may be open elsewhere. */
  readonly isAboutSecurity?: boolean;
  /** Our reference, by which a message that is sent again is known as the same. */
  readonly ref?: string;
}

export interface Notifier {
  /** Messages by WhatsApp are taken too. */
  readonly hasWhatsApp?: boolean;
  /** Rejects when the message was not taken. */
  send(message: Message): Promise<void>;
}

/** The NAV of one scheme as it was published. */
export interface NavQuote {
  readonly amfiCode: string;
  readonly date: BusinessDate;
  readonly nav: Nav;
}

/** The source of published NAVs: quotes, or the file of the whole market, or both. */
export interface NavSource {
  /** The last NAV of every scheme on the evening of a day; each has a date of its own. Rejects when nothing usable came: what is known stays. */
  quotesOn?(day: BusinessDate): Promise<readonly NavQuote[]>;
  /** The file of all schemes with their last NAVs: schemes that are new, renamed or ended are known from it. */
  fileOn?(day: BusinessDate): Promise<string>;
  /** What the houses have published of their schemes by a day, besides NAVs; of the end of a month. */
  factsOn?(day: BusinessDate): Promise<readonly PublishedFacts[]>;
}

/** The facts of a scheme of one day. */
export interface PublishedFacts {
  readonly amfiCode: string;
  readonly date: BusinessDate;
  readonly riskometer: RiskLevel;
  /** Per cent a year. */
  readonly expenseRatio: number;
  readonly exitLoad: string;
  readonly fundSizeCrores: number;
  readonly stored: StoredFacts;
}
