import type { ImportKind } from '@prosperx/core/operator';
import { businessDateAt } from '@prosperx/core/time';
import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import { FACT_FILES, type FactFile } from '#modules/fund/fact-file.js';
import { importFactFile } from '#modules/fund/import-fact-file.js';
import { importFacts } from '#modules/fund/import-facts.js';
import { importHistory } from '#modules/fund/import-history.js';
import { importMarket } from '#modules/fund/import-market.js';
import { importSchemes } from '#modules/fund/import-schemes.js';
import { importSips } from '#modules/fund/import-sips.js';
import { importTerms } from '#modules/fund/import-terms.js';
import { importText } from '#modules/fund/import.text.js';
import { importNfos } from '#modules/nfo/import-nfos.js';
import { readNfoFile } from '#modules/nfo/nfo-file.js';
import type { Accepted, NoteAccepted } from '#records/fund/import-navs.js';
import type { Progress } from '#records/fund/import-run.js';
import type { NamedText } from '#records/fund/master-file.js';
import { importPincodes } from '#records/pincode/import-pincodes.js';

interface At extends Pick<Services, 'db' | 'clock' | 'crypto'> {
  readonly progress: Progress;
  /** The schemes of which a jump of the NAV is stored: somebody has looked at it. */
  readonly accepted?: Accepted;
  readonly noteAccepted?: NoteAccepted;
  /** true where it is right that a file has far fewer rows than what is known. */
  readonly mayShrink?: boolean;
}

/** Takes a file over, and says what it changed. Rejects, with what is wrong with it, where nothing can be taken over. */
type Importer = (file: NamedText, at: At) => Promise<readonly string[]>;

const todayOf = ({ clock }: At) => businessDateAt(clock.now());

/** The histories of a folder go in together. */
export const importHistories = async (files: readonly NamedText[], at: At): Promise<readonly string[]> =>
  importText.historyReport(await importHistory(at.db, files, { today: todayOf(at), ...at }));

const factImporters = Object.fromEntries(
  (Object.keys(FACT_FILES) as FactFile[]).map((kind): [FactFile, Importer] => [
    kind,
    async (file, at) =>
      importText.factFileReport(await importFactFile(at.db, kind, file, { today: todayOf(at), progress: at.progress })),
  ]),
) as Record<FactFile, Importer>;

/** What takes each kind of file over: for the command and for the console. */
export const importers: Readonly<Record<ImportKind, Importer>> = {
  nav: async ({ text }, at) => {
    return importText.report(await importMarket(at.db, text, { today: todayOf(at), now: at.clock.now(), ...at }));
  },
  history: (file, at) => importHistories([file], at),
  schemes: async (file, at) =>
    importText.schemesReport(await importSchemes(at.db, file, { today: todayOf(at), ...at })),
  plans: async (file, at) => importText.termsReport(await importTerms(at.db, file, { today: todayOf(at), ...at })),
  sips: async (file, at) => importText.sipsReport(await importSips(at.db, file, { today: todayOf(at), ...at })),
  facts: async (file, at) =>
    importText.factsReport(await importFacts(at.db, file, { today: todayOf(at), progress: at.progress })),
  ...factImporters,
  pincodes: async ({ text }, { db, mayShrink }) => {
    const count = await importPincodes(db, text, mayShrink).catch((error: unknown) => {
      throw new StartError(importText.refused(error instanceof Error ? error.message : String(error)), error);
    });
    return [importText.pincodes(count)];
  },
  nfo: async ({ text }, at) => (await importNfos(at, readNfoFile(text))).lines,
};
