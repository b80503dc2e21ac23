import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartError } from '#db/start-error.js';
import type { Db } from '#db/db.js';
import { importHistory, type NamedText } from '#modules/fund/import-history.js';
import { importText } from '#modules/fund/import.text.js';
import { importMarket } from '#modules/fund/import-market.js';
import { importSchemes } from '#modules/fund/import-schemes.js';
import { MasterFileError } from '#modules/fund/master-file.js';
import { importTerms } from '#modules/stp/import-terms.js';
import { amfiNavSource, NavFileError } from '#providers/nav/nav-file.js';
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

interface At {
  readonly db: Db;
  readonly today: BusinessDate;
  readonly now: Parameters<typeof businessDateAt>[0];
}
/** Reads a source before the data is opened, and answers what takes it over and reports. */
type Importer = (source: string) => Promise<(at: At) => Promise<readonly string[]>>;

const IMPORTERS: Readonly<Record<string, Importer>> = {
  nav: async (source) => {
    const text = await textOf(source);
    return async ({ db, ...at }) =>
      importText.report(await importMarket(db, text, { ...at, progress: progressOf('schemes') }));
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
};

/** Imports the market's files: `npm run import -- nav FILE|URL`, `history FILE|FOLDER`, `schemes FILE`, `plans FILE`. */
await runCommand(async ([kind = '', source, ...rest]) => {
  const importer = Object.hasOwn(IMPORTERS, kind) ? IMPORTERS[kind] : undefined;
  if (!importer || source === undefined || rest.length > 0) throw new StartError(importText.usage);
  try {
    const take = await importer(source);
    await withStoredData(async ({ db, clock }) => {
      const now = clock.now();
      for (const line of await take({ db, today: businessDateAt(now), now })) console.log(line);
    });
  } catch (error) {
    const isRefused = error instanceof NavFileError || error instanceof MasterFileError;
    throw isRefused ? new StartError(importText.refused(error.message), error) : error;
  }
});
