import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { audit, byCommand } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { StartError } from '#db/start-error.js';
import { importText } from '#modules/fund/import.text.js';
import { beginImportByCommand, readImportCommand } from '#operator-console/import-command.js';
import { importers, importHistories } from '#operator-console/importers.js';
import { amfiNavSource, NavFileError } from '#providers/nav/nav-file.js';
import { finishImport, type Progress } from '#records/fund/import-run.js';
import { MasterFileError, type NamedText } from '#records/fund/master-file.js';
import { textOfFile } from '#records/fund/whole-file.js';
import { runCommand, withStoredData } from './command.js';

function unreadable(source: string, cause: unknown): never {
  throw new StartError(importText.noFile(source), cause);
}

/** The text of a file, or of an address. */
async function textOf(source: string): Promise<string> {
  if (/^https?:/.test(source)) return amfiNavSource({ url: source }).fileOn();
  const bytes = await readFile(source).catch((cause: unknown) => unreadable(source, cause));
  try {
    return textOfFile(bytes);
  } catch (error) {
    throw new StartError(importText.notUtf8(source), error);
  }
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
const drawn: Progress = (done, all) => {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${importText.progress(done, all, 'rows')}${done === all ? '\n' : ''}`);
};

/** Imports the market's files: `npm run import -- KIND FILE`. What it changes stands in the console too. */
await runCommand(async (args) => {
  const { kind, source, accepted, mayShrink } = readImportCommand(args);
  try {
    // read before the data is opened
    const files = kind === 'history' ? await filesAt(source) : [await fileAt(source)];
    await withStoredData(async (data) => {
      const deps = byCommand(data);
      const id = await beginImportByCommand(data, { kind, source });
      const lines = await finishImport(deps, id, (kept) => {
        const at = {
          ...data,
          accepted,
          noteAccepted: (db: Db, codes: readonly string[]) =>
            audit({ ...deps, db }, { action: 'navs.accepted', objectId: id, details: { codes: codes.join(',') } }),
          mayShrink,
          progress: (done: number, all: number) => {
            drawn(done, all);
            kept(done, all);
          },
        };
        const [file] = files;
        return kind === 'history' || !file ? importHistories(files, at) : importers[kind](file, at);
      });
      for (const line of lines) console.log(line);
    });
  } catch (error) {
    const isRefused = error instanceof NavFileError || error instanceof MasterFileError;
    throw isRefused ? new StartError(importText.refused(error.message), error) : error;
  }
});
