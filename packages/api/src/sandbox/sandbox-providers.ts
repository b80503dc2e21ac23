import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '#kernel/services.js';
import { diskFileStore } from '#providers/files/disk-file-store.js';
import { sealedFileStore } from '#providers/files/sealed-file-store.js';
import type { FileStore, Providers } from '#providers/providers.js';
import { sandboxNavSource } from './catalogue/nav-model.js';
import { playedFacts } from './catalogue/played-facts.js';
import { catalogue, type CatalogueScheme } from './catalogue/scheme.js';
import { nfoSchemes } from './catalogue/seed-nfos.js';
import { sandboxKyc } from './identity/sandbox-kyc.js';
import { sandboxBankVerification, sandboxChequeReader, sandboxIfsc } from './lookups/sandbox-banks.js';
import { sandboxPincodes } from './lookups/sandbox-pincodes.js';
import type { Faults } from './outcomes.js';
import { sandboxExchange } from './sandbox-exchange.js';
import { sandboxGateway } from './sandbox-gateway.js';
import { sandboxMandateProvider } from './sandbox-mandates.js';
import { sandboxNotifier } from './sandbox-notifier.js';

type Deps = Pick<Services, 'db' | 'clock' | 'crypto' | 'calendar'> & {
  /** Where uploaded files lie; without it in the system's temporary folder. */
  readonly fileStore?: FileStore;
  /** The schemes that have NAVs; without them the whole catalogue. */
  readonly schemes?: readonly CatalogueScheme[];
};

/** Everything outside the product, played by this machine. */
export function sandboxProviders(deps: Deps, faults: Faults = {}): Providers {
  return {
    notifier: sandboxNotifier(deps),
    exchange: sandboxExchange(deps, faults),
    gateway: sandboxGateway(deps, faults),
    mandates: sandboxMandateProvider(deps, faults),
    navSource: {
      ...sandboxNavSource(deps.calendar, [...(deps.schemes ?? catalogue), ...nfoSchemes]),
      factsOn: (day) => Promise.resolve((deps.schemes ?? catalogue).map((scheme) => playedFacts(scheme, day))),
    },
    fileStore: sealedFileStore(deps.fileStore ?? diskFileStore(join(tmpdir(), 'prosperx-files')), deps.crypto),
    kyc: sandboxKyc(deps, faults),
    bankVerification: sandboxBankVerification(faults),
    chequeReader: sandboxChequeReader(),
    ifsc: sandboxIfsc(),
    pincodes: sandboxPincodes(deps),
  };
}
