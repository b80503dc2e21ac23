import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFileStore, sealedFileStore } from '#providers/files/disk-file-store.js';
import type { Providers } from '#providers/providers.js';
import type { Services } from '#kernel/services.js';
import { playedFacts } from './catalogue/played-facts.js';
import { sandboxNavSource } from './catalogue/nav-model.js';
import { catalogue, type CatalogueScheme } from './catalogue/scheme.js';
import { nfoSchemes } from './catalogue/seed-nfos.js';
import { sandboxKyc } from './identity/sandbox-kyc.js';
import { sandboxBankVerification, sandboxChequeReader, sandboxIfsc } from './lookups/sandbox-banks.js';
import { sandboxPincodes } from './lookups/sandbox-pincodes.js';
import type { Faults } from './outcomes.js';
import { sandboxExchange } from './sandbox-exchange.js';
import { sandboxMandateProvider } from './sandbox-mandates.js';
import { sandboxGateway } from './sandbox-gateway.js';
import { sandboxNotifier } from './sandbox-notifier.js';

type World = Pick<Services, 'db' | 'clock' | 'crypto' | 'calendar'> & {
  /** Folder of the uploaded files; without it the system's temporary one. */
  readonly filesIn?: string;
  /** The schemes that have NAVs; without them the whole catalogue. */
  readonly schemes?: readonly CatalogueScheme[];
};

/** Everything outside the product, played by this machine. */
export function sandboxProviders(world: World, faults: Faults = {}): Providers {
  return {
    notifier: sandboxNotifier(world),
    exchange: sandboxExchange(world, faults),
    gateway: sandboxGateway(world, faults),
    mandates: sandboxMandateProvider(world, faults),
    navSource: {
      ...sandboxNavSource(world.calendar, [...(world.schemes ?? catalogue), ...nfoSchemes]),
      factsOn: (day) => Promise.resolve((world.schemes ?? catalogue).map((scheme) => playedFacts(scheme, day))),
    },
    fileStore: sealedFileStore(diskFileStore(world.filesIn ?? join(tmpdir(), 'prosperx-files')), world.crypto),
    kyc: sandboxKyc(world, faults),
    bankVerification: sandboxBankVerification(faults),
    chequeReader: sandboxChequeReader(),
    ifsc: sandboxIfsc(),
    pincodes: sandboxPincodes(world),
  };
}
