import { PxError } from '@prosperx/core/errors';
import { eq } from 'drizzle-orm';
import type { Context } from '#context.js';
import type { Db } from '#db/db.js';
import { agents } from '#db/schema/index.js';

export type AgentRow = typeof agents.$inferSelect;

/** Whose a code is; null when it is nobody's. */
export async function findAgent(db: Db, agentCode: string): Promise<AgentRow | null> {
  const [agent] = await db.select().from(agents).where(eq(agents.code, agentCode));
  return agent ?? null;
}

/** The advisor of a call that needs one. */
export async function advisorOf({ actor, db }: Pick<Context, 'actor' | 'db'>): Promise<AgentRow> {
  const agent = actor.kind === 'advisor' ? await findAgent(db, actor.agentCode) : null;
  if (!agent) throw new PxError('signed_out');
  return agent;
}
