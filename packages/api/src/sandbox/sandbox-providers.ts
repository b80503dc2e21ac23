import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFileStore } from '#providers/disk-file-store.js';
import { sealedFileStore } from '#providers/sealed-file-store.js';
import type { Providers } from '#providers/providers.js';
import type { Services } from '#services.js';
import { sandboxNavSource } from './catalogue/sandbox-nav-source.js';
import type { Faults } from './faults.js';
import { sandboxKyc } from './identity/sandbox-kyc.js';
import { sandboxBankVerification } from './lookups/sandbox-bank-verification.js';
import { sandboxChequeReader } from './lookups/sandbox-cheque-reader.js';
import { sandboxIfsc } from './lookups/sandbox-ifsc.js';
import { sandboxPincodes } from './lookups/sandbox-pincodes.js';
import { sandboxExchange } from './sandbox-exchange.js';
import { sandboxGateway } from './sandbox-gateway.js';
import { sandboxNotifier } from './sandbox-notifier.js';

type World = Pick<Services, 'db' | 'clock' | 'crypto'> & {
  /** Folder of the uploaded files; without it the system's temporary one. */
  readonly filesIn?: string;
};

/** Everything outside the product, played by this machine. */
export function sandboxProviders(world: World, faults: Faults = {}): Providers {
  return {
    notifier: sandboxNotifier(world),
    exchange: sandboxExchange(world, faults),
    gateway: sandboxGateway(world, faults),
    navSource: sandboxNavSource(),
    fileStore: sealedFileStore(diskFileStore(world.filesIn ?? join(tmpdir(), 'prosperx-files')), world.crypto),
    kyc: sandboxKyc(world, faults),
    bankVerification: sandboxBankVerification(faults),
    chequeReader: sandboxChequeReader(),
    ifsc: sandboxIfsc(),
    pincodes: sandboxPincodes(world),
  };
}
