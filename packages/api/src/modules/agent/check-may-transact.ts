import { PxError } from '@prosperx/core/errors';
import type { Endpoint } from '@prosperx/core/http';
import type { Actor } from '#context.js';
import type { Db } from '#db/db.js';
import { findAgent } from './find-agent.js';

/** Throws `agent_not_allowed` when an advisor moves money or changes orders for a customer and may not. */
export async function checkMayTransact({ effect, changesOrders }: Endpoint, actor: Actor, db: Db): Promise<void> {
  const needsPermission = effect === 'money' || changesOrders === true;
  if (!needsPermission || actor.kind !== 'advisor') return;
  const agent = await findAgent(db, actor.agentCode);
  if (!agent?.mayTransact) throw new PxError('agent_not_allowed');
}
