import { nameOf } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { reconciliationRuns } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { type Reconciliation, reconcile } from './reconcile.js';

/** The findings that are kept of a run; whoever has more begins with these. */
const KEPT = 500;

/** Reconciles and keeps what was found, for the console: the verb of `npm run reconcile`. In a sandbox the books of exchange and bank are compared too. */
export async function reconcileAndKeep(
  { db, clock, crypto, actor }: Pick<Context, 'db' | 'clock' | 'crypto' | 'actor'>,
  sandbox: boolean,
): Promise<Reconciliation> {
  const startedAt = clock.now();
  // the exchange of the sandbox is the one that debits nothing by itself
  const report = await reconcile(db, sandbox ? 'all' : 'own', crypto, { debitsInstalments: !sandbox });
  const { scope, results, discrepancies } = report;
  await db.insert(reconciliationRuns).values({
    id: newId('rec'),
    scope,
    actor: nameOf(actor),
    startedAt,
    finishedAt: clock.now(),
    checks: results.length,
    compared: results.reduce((sum, { compared }) => sum + compared, 0),
    found: discrepancies.length,
    findings: discrepancies.slice(0, KEPT),
  });
  return report;
}
