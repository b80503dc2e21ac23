import { isAgentCode } from '@prosperx/core/agent';
import { AGENT_HEADER } from '@prosperx/core/http';
import { eq } from 'drizzle-orm';
import type { Actor } from '#context.js';
import type { Db } from '#db/db.js';
import { agents } from '#db/schema/index.js';
import type { RequestOrigin } from '#http/request-origin.js';

interface Question {
  readonly request: Request;
  readonly origin: RequestOrigin;
  readonly actor: Actor;
  readonly db: Db;
}

async function isKnown(db: Db, agentCode: string): Promise<boolean> {
  const found = await db.select({ code: agents.code }).from(agents).where(eq(agents.code, agentCode));
  return found.length > 0;
}

/** Who is credited with a call: the advisor who makes it, the one that its page names, the partner's own. A code of nobody does not count. */
export async function agentInForce({ request, origin, actor, db }: Question): Promise<string | null> {
  if (actor.kind === 'advisor') return actor.agentCode;
  const named = request.headers.get(AGENT_HEADER);
  if (named) return isAgentCode(named) && (await isKnown(db, named)) ? named : null;
  return origin.kind === 'partner' ? origin.partner.agentCode : null;
}
