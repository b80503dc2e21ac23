import type { Instant } from '@prosperx/core/time';
import { type Db } from '#db/db.js';
import { stateChanges, webhookEndpoints } from '#db/schema/index.js';

/** Notes changes for partners, in the transaction that keeps them, while somebody listens. */
async function note(tx: Db, changes: (typeof stateChanges.$inferInsert)[]): Promise<void> {
  if ((await tx.$count(webhookEndpoints)) > 0) await tx.insert(stateChanges).values(changes);
}

/** Notes a new lead for the partners of its advisor. */
export const noteLead = (tx: Db, { id, agentCode }: { readonly id: string; readonly agentCode: string }, at: Instant) =>
  note(tx, [{ subject: 'lead', objectId: id, state: agentCode, at }]);

/** Notes for the partners of both advisors that a customer has changed from one to the other. */
export const noteAgentChange = (tx: Db, changeId: string, at: Instant) =>
  note(
    tx,
    ['left', 'came'].map((state) => ({ subject: 'advisor', objectId: changeId, state, at })),
  );
