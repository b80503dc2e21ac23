import { businessDateAt } from '@prosperx/core/time';
import { readFile } from 'node:fs/promises';
import { StartError } from '#db/start-error.js';
import { importText } from '#modules/fund/import.text.js';
import { importMarket } from '#modules/fund/import-market.js';
import { amfiNavSource, NavFileError } from '#providers/nav/nav-file.js';
import { runCommand, withStoredData } from './command.js';

/** The text of a file, or of an address. */
async function textOf(source: string): Promise<string> {
  if (/^https?:/.test(source)) return amfiNavSource({ url: source }).fileOn();
  return readFile(source, 'utf8').catch((cause: unknown) => {
    throw new StartError(importText.noFile(source), cause);
  });
}

/** Draws how far it has come, where somebody looks. */
function progress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${importText.progress(done, all)}${done === all ? '\n' : ''}`);
}

/** Imports AMFI's file of all schemes with their NAVs: `npm run import -- nav FILE|URL`. */
await runCommand(async ([kind, source, ...rest]) => {
  if (kind !== 'nav' || source === undefined || rest.length > 0) throw new StartError(importText.usage);
  try {
    const text = await textOf(source);
    await withStoredData(async ({ db, clock }) => {
      const now = clock.now();
      const report = await importMarket(db, text, { today: businessDateAt(now), now, progress });
      for (const line of importText.report(report)) console.log(line);
    });
  } catch (error) {
    throw error instanceof NavFileError ? new StartError(importText.refused(error.message), error) : error;
  }
});
