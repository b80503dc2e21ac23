import { PxError } from '@prosperx/core/errors';
import type { BookSays, getReconciliation as readCall, runReconciliation as runCall } from '@prosperx/core/operator';
import { MINUTE } from '@prosperx/core/time';
import { desc } from 'drizzle-orm';
import { reconciliationRuns } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { CheckName } from '#reconciliation/books.js';
import { reconcileAndKeep } from '#reconciliation/keep-run.js';
import { todoOf } from '#reconciliation/reconcile-todo.text.js';
import { bookName, checkText, sayingText } from '#reconciliation/reconcile.text.js';
import { isFirstWithin, throttleKey } from '#throttle/throttle.js';

const inWords = (said: BookSays) => ({ book: bookName(said.book), said: sayingText(said) });

const isCheck = (name: string): name is CheckName => Object.hasOwn(checkText, name);

export const getReconciliation: Verb<typeof readCall> = async ({ ctx: { db } }) => {
  const [run] = await db.select().from(reconciliationRuns).orderBy(desc(reconciliationRuns.startedAt)).limit(1);
  if (!run) return null;
  // a check that a version before had, and this one has not, says nothing any more
  const checks = [...new Set(run.findings.map(({ check }) => check))].filter(isCheck);
  return {
    ...run,
    findings: checks.map((check) => {
      const found = run.findings.filter((finding) => finding.check === check);
      const records = found.map(({ ref, says = [] }) => ({ ref, says: says.map(inWords) }));
      return { check, statement: checkText[check], todo: todoOf(check), refs: found.map(({ ref }) => ref), records };
    }),
  };
};

/** It goes over all books. */
const ONCE_WITHIN = MINUTE;

/** Behind the answer, since it takes as long as the books are: whoever asked looks again. */
export const runReconciliation: Verb<typeof runCall> = async ({ ctx }) => {
  if (
    !(await isFirstWithin(
      ctx,
      throttleKey(ctx, 'reconciliation', String(Math.floor(ctx.clock.now() / ONCE_WITHIN))),
      ONCE_WITHIN,
    ))
  )
    throw new PxError('too_many_requests', { retryAfter: ONCE_WITHIN / 1_000 });
  ctx.afterCommit((services) => reconcileAndKeep({ ...services, actor: ctx.actor }, services.config.sandbox));
  return null;
};
