import type { BankVerification, ChequeReader } from './bank/port.js';
import type { Exchange } from './exchange/port.js';
import type { NavSource } from './nav/port.js';
import type { IfscSource } from './ifsc/port.js';
import type { KycProvider } from './kyc/port.js';
import type { PaymentGateway } from './gateway/port.js';
import type { PincodeSource } from './pincode/port.js';
import type { FileStore } from './files/port.js';
import type { Notifier } from './mail/port.js';

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
