import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
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
import { amfiNavSource, NavFileError } from '#providers/nav/nav-file.js';
import { importPincodes } from '#providers/pincode/imported-pincodes.js';
import { type NamedText, MasterFileError } from '#records/fund/master-file.js';
import { runCommand, withStoredData } from './command.js';

function unreadable(source: string, cause: unknown): never {
  throw new StartError(importText.noFile(source), cause);
}

/** The text of a file, or of an address. */
async function textOf(source: string): Promise<string> {
  if (/^https?:/.test(source)) return amfiNavSource({ url: source }).fileOn();
  return readFile(source, 'utf8').catch((cause: unknown) => unreadable(source, cause));
}

const fileAt = async (path: string): Promise<NamedText> => ({ name: basename(path), text: await textOf(path) });

/** A file, or all files of NAVs in a folder. */
async function filesAt(source: string): Promise<readonly NamedText[]> {
  const found = await stat(source).catch((cause: unknown) => unreadable(source, cause));
  if (!found.isDirectory()) return [await fileAt(source)];
  const names = (await readdir(source)).filter((name) => /\.(csv|txt)$/i.test(name)).sort();
  if (names.length === 0) throw new StartError(importText.noFile(join(source, '*.csv')));
  return Promise.all(names.map((name) => fileAt(join(source, name))));
}

/** Draws how far it has come, where somebody looks. */
const progressOf = (what: string) => (done: number, all: number) => {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${importText.progress(done, all, what)}${done === all ? '\n' : ''}`);
};

interface At extends Pick<Services, 'db' | 'clock' | 'crypto'> {
  readonly today: BusinessDate;
}
/** Reads a source before the data is opened, and answers what takes it over and reports. */
type Importer = (source: string) => Promise<(at: At) => Promise<readonly string[]>>;

const IMPORTERS: Readonly<Record<string, Importer>> = {
  nav: async (source) => {
    const text = await textOf(source);
    return async ({ db, clock, today }) =>
      importText.report(await importMarket(db, text, { today, now: clock.now(), progress: progressOf('schemes') }));
  },
  history: async (source) => {
    const files = await filesAt(source);
    return async ({ db, today }) =>
      importText.historyReport(await importHistory(db, files, { today, progress: progressOf('NAVs') }));
  },
  schemes: async (source) => {
    const file = await fileAt(source);
    return async ({ db, today }) =>
      importText.schemesReport(await importSchemes(db, file, { today, progress: progressOf('schemes') }));
  },
  plans: async (source) => {
    const file = await fileAt(source);
    return async ({ db, today }) => importText.termsReport(await importTerms(db, file, today));
  },
  sips: async (source) => {
    const file = await fileAt(source);
    return async ({ db, today }) =>
      importText.sipsReport(await importSips(db, file, { today, progress: progressOf('schemes') }));
  },
  facts: async (source) => {
    const file = await fileAt(source);
    return async ({ db, today }) =>
      importText.factsReport(await importFacts(db, file, { today, progress: progressOf('schemes') }));
  },
  ...Object.fromEntries(
    (Object.keys(FACT_FILES) as FactFile[]).map((kind): [string, Importer] => [
      kind,
      async (source) => {
        const file = await fileAt(source);
        return async ({ db, today }) =>
          importText.factFileReport(await importFactFile(db, kind, file, { today, progress: progressOf('facts') }));
      },
    ]),
  ),
  pincodes: async (source) => {
    const csv = await textOf(source);
    return async ({ db }) => {
      const count = await importPincodes(db, csv).catch((error: unknown) => {
        throw new StartError(importText.refused(error instanceof Error ? error.message : String(error)), error);
      });
      return [importText.pincodes(count)];
    };
  },
  nfo: async (source) => {
    const file = readNfoFile(await textOf(source));
    return async (data) => (await importNfos(data, file)).lines;
  },
};

/** Imports the market's files: `npm run import -- KIND FILE`, a kind a line above. */
await runCommand(async ([kind = '', source, ...rest]) => {
  const importer = Object.hasOwn(IMPORTERS, kind) ? IMPORTERS[kind] : undefined;
  if (!importer || source === undefined || rest.length > 0) throw new StartError(importText.usage);
  try {
    const take = await importer(source);
    await withStoredData(async (data) => {
      const at = { ...data, today: businessDateAt(data.clock.now()) };
      for (const line of await take(at)) console.log(line);
    });
  } catch (error) {
    const isRefused = error instanceof NavFileError || error instanceof MasterFileError;
    throw isRefused ? new StartError(importText.refused(error.message), error) : error;
  }
});
