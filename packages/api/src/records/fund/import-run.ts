import { DAY, type Instant } from '@prosperx/core/time';
import { and, eq, isNull } from 'drizzle-orm';
import { nameOf } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { importRuns } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import type { Context } from '#kernel/context.js';
import { NavFileError } from '#providers/nav/nav-file.js';
import { MasterFileError } from './master-file.js';

type Deps = Pick<Context, 'db' | 'clock' | 'actor'>;

/** Told how much of all is done. */
export type Progress = (done: number, all: number) => void;

type Run = typeof importRuns.$inferSelect;

/** Notes that an import begins; returns its run. */
export async function beginImport(
  { db, clock, actor }: Deps,
  named: { readonly kind: string; readonly fileName: string },
): Promise<Run> {
  const begun = { id: newId('imp'), ...named, actor: nameOf(actor), startedAt: clock.now() };
  const run = { ...begun, finishedAt: null, done: 0, total: 0, report: [], refusal: null };
  await db.insert(importRuns).values(run);
  return run;
}

/** The imports that this process carries out: it knows of them without a clock. */
const underWay = new Set<string>();

/** Longer than any import takes, such as that of another server, or of a command: one without an end by then was cut off, and nobody will write it. */
const LONGEST = DAY;

/** Returns a run as people read it: one that was cut off, as by the end of its server, has come to an end too. */
export function asRead(run: Run, now: Instant): Run {
  const over = run.startedAt + LONGEST;
  if (run.finishedAt !== null || underWay.has(run.id) || now < over) return run;
  const refusal = 'It was broken off, for example by a restart of the server. Import the file again.';
  return { ...run, finishedAt: over, refusal };
}

/** What is said of an import that failed: what is wrong with its file, or nothing of ours. */
const refusalOf = (error: unknown): string =>
  error instanceof NavFileError || error instanceof MasterFileError || error instanceof StartError
    ? error.message
    : 'It failed: see the log.';

/** Steps of which an import says how far it is; each is a row written. */
const STEPS = 50;

/** Keeps how far it is, and in `last` what is written at its end. It never waits: the import may hold the one connection of an embedded database. */
function keptProgress({ db }: Deps, id: string, last: { done: number; total: number }): Progress {
  let next = 0;
  return (done, total) => {
    Object.assign(last, { done, total });
    if (done < next && done < total) return;
    next = done + total / STEPS;
    void db
      .update(importRuns)
      .set({ done, total })
      .where(and(eq(importRuns.id, id), isNull(importRuns.finishedAt)))
      .then(undefined, () => undefined);
  };
}

/** Carries out an import that was begun, and keeps what it changed, or why it changed nothing; that it rejects with. */
export async function finishImport(
  deps: Deps,
  id: string,
  take: (progress: Progress) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const last = { done: 0, total: 0 };
  const end = (change: Partial<typeof importRuns.$inferInsert>) =>
    deps.db
      .update(importRuns)
      .set({ ...change, ...last, finishedAt: deps.clock.now() })
      .where(eq(importRuns.id, id));
  underWay.add(id);
  try {
    const report = await take(keptProgress(deps, id, last));
    await end({ report });
    return report;
  } catch (error) {
    await end({ refusal: refusalOf(error) });
    throw error;
  } finally {
    underWay.delete(id);
  }
}
