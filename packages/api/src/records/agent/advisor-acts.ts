import { type ActivityKind, activityKindOf } from '@prosperx/core/agent';
import type { Instant } from '@prosperx/core/time';
import { and, eq, inArray, like, or } from 'drizzle-orm';
import { newestFirst } from '#audit/entry.js';
import type { Db } from '#db/db.js';
import { agents, auditEntries } from '#db/schema/index.js';
import { ON_BEHALF } from '#http/agent.js';

/** What an advisor did in the account of a customer. */
export interface AdvisorAct {
  readonly at: Instant;
  readonly agentCode: string;
  readonly advisorName: string;
  readonly kind: ActivityKind;
}

const ADVISOR = 'advisor:';
const MOVES: Readonly<Record<string, ActivityKind>> = { 'customer.entered': 'entered', 'customer.left': 'left' };

/** Reads from the audit log what advisors did in an account, newest first: all of it, or so many entries. */
export async function advisorActsIn(db: Db, profileId: string, entries?: number): Promise<AdvisorAct[]> {
  const all = db
    .select({ at: auditEntries.at, actor: auditEntries.actor, action: auditEntries.action })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, profileId),
        like(auditEntries.actor, `${ADVISOR}%`),
        or(inArray(auditEntries.action, Object.keys(MOVES)), like(auditEntries.action, `${ON_BEHALF}%`)),
      ),
    )
    .orderBy(...newestFirst);
  const rows = await (entries === undefined ? all : all.limit(entries));
  const acts = rows.map(({ at, actor, action }) => ({
    at,
    agentCode: actor.slice(ADVISOR.length),
    kind: MOVES[action] ?? activityKindOf(action.slice(ON_BEHALF.length)),
  }));
  const names = await namesOf(db, [...new Set(acts.map(({ agentCode }) => agentCode))]);
  return acts.map((act) => ({ ...act, advisorName: names.get(act.agentCode) ?? act.agentCode }));
}

async function namesOf(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: agents.code, name: agents.name })
    .from(agents)
    .where(inArray(agents.code, [...codes]));
  return new Map(rows.map(({ code, name }) => [code, name]));
}
