import type { Exchange } from '#exchange/port.js';
import type { NavSource } from '#fund/nav-source.js';
import type { PaymentGateway } from '#payment/port.js';
import type { FileStore } from './file-store.js';
import type { Notifier } from './notifier.js';

/** What lies outside the product. Each port has a sandbox implementation and, where a public protocol exists, a real one. */
export interface Providers {
  readonly notifier: Notifier;
  readonly exchange: Exchange;
  readonly gateway: PaymentGateway;
  readonly navSource: NavSource;
  readonly fileStore: FileStore;
}
