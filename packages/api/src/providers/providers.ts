import type { BankVerification, ChequeReader } from '#modules/bank/port.js';
import type { Exchange } from './exchange/port.js';
import type { NavSource } from '#modules/fund/nav-source.js';
import type { IfscSource } from '#modules/ifsc/port.js';
import type { KycProvider } from '#modules/kyc/port.js';
import type { PaymentGateway } from './gateway/port.js';
import type { PincodeSource } from '#modules/pincode/port.js';
import type { FileStore } from './file-store.js';
import type { Notifier } from './notifier.js';

/** What lies outside the product. Each port has a sandbox implementation and, where a public protocol exists, a real one. */
export interface Providers {
  readonly notifier: Notifier;
  readonly exchange: Exchange;
  readonly gateway: PaymentGateway;
  readonly navSource: NavSource;
  readonly fileStore: FileStore;
  readonly kyc: KycProvider;
  readonly bankVerification: BankVerification;
  /** null: none is connected, and what stands on a cheque is typed. */
  readonly chequeReader: ChequeReader | null;
  readonly ifsc: IfscSource;
  readonly pincodes: PincodeSource;
}
