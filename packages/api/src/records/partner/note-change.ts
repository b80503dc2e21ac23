import type { Instant } from '@prosperx/core/time';
import { type Db } from '#db/db.js';
import { stateChanges, webhookEndpoints } from '#db/schema/index.js';

/** Notes a new lead for the partners of its advisor, in the transaction that keeps it, while somebody listens. */
export async function noteLead(tx: Db, lead: { readonly id: string; readonly agentCode: string }, at: Instant) {
  if ((await tx.$count(webhookEndpoints)) === 0) return;
  await tx.insert(stateChanges).values({ subject: 'lead', objectId: lead.id, state: lead.agentCode, at });
}

/** Notes for the partners of both agents that a customer has changed from one to the other, while somebody listens. */
export async function noteAgentChange(tx: Db, changeId: string, at: Instant) {
  if ((await tx.$count(webhookEndpoints)) === 0) return;
  const ends = ['left', 'came'].map((state) => ({ subject: 'advisor' as const, objectId: changeId, state, at }));
  await tx.insert(stateChanges).values(ends);
}
