import { PxError } from '@prosperx/core/errors';
import { type getImports as listCall, type importFile as importCall, OPERATOR_ROWS } from '@prosperx/core/operator';
import { desc } from 'drizzle-orm';
import { importRuns } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { asRead, beginImport, finishImport } from '#records/fund/import-run.js';
import { textOfFile } from '#records/fund/whole-file.js';
import { act, reasonOf } from './act.js';
import { importers } from './importers.js';

/** The largest file: the exchange's master of all schemes has six megabytes. */
export const IMPORT_LIMIT = 20 * 1_024 * 1_024;

export const getImports: Verb<typeof listCall> = async ({ ctx: { db, clock } }) => {
  const rows = await db.select().from(importRuns).orderBy(desc(importRuns.startedAt)).limit(OPERATOR_ROWS);
  return rows.map((row) => runOf(asRead(row, clock.now())));
};

const runOf = (row: typeof importRuns.$inferSelect) => ({ ...row, report: [...row.report] });

function textOf(file: Uint8Array): string {
  try {
    return textOfFile(file);
  } catch {
    throw new PxError('file_not_allowed');
  }
}

/** Uses the importers of `npm run import -- KIND FILE`; the list shows what becomes of it. */
export const importFile: Verb<typeof importCall> = async ({ ctx, input: { kind, file, name, ...given } }) => {
  reasonOf(given.reason);
  const named = { name: name ?? kind, text: textOf(file) };
  const note = { action: 'import.begun', details: { kind }, reason: given.reason };
  const run = await act(ctx, note, (tx) => beginImport(tx, { kind, fileName: named.name }));
  ctx.afterCommit(async (services) => {
    const { log } = services;
    const take = finishImport({ ...services, actor: ctx.actor }, run.id, (progress) =>
      importers[kind](named, { ...services, progress }),
    );
    // the run says why; the log has what is not to be shown
    await take.catch((error: unknown) => log.warn('import_refused', { kind, error }));
  });
  return { id: run.id, run: runOf(run) };
};
