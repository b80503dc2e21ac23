import { type AuditLine, type getOperatorAudit as call, OPERATOR_ROWS } from '@prosperx/core/operator';
import { and, desc, lt, sql } from 'drizzle-orm';
import type { AuditEntry } from '#audit/audit.js';
import { auditEntries } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';

/** An entry as the console shows it: the reason apart from the ids, states and amounts. */
function lineOf({ seq, at, actor, action, objectId, details }: AuditEntry): AuditLine {
  const { reason, ...others } = details as Readonly<Record<string, unknown>>;
  return {
    ...{ seq, at, actor, action, objectId },
    reason: typeof reason === 'string' ? reason : null,
    details: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
  };
}

/** By the index of what operators did, which is little beside what everybody does. */
export const getOperatorAudit: Verb<typeof call> = async ({ ctx: { db }, input }) => {
  const before = Number(input.before);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        // written out, as the index has it
        sql`${auditEntries.actor} like 'operator:%'`,
        Number.isSafeInteger(before) && before > 0 && before < 2 ** 31 ? lt(auditEntries.seq, before) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.seq))
    .limit(OPERATOR_ROWS);
  return rows.map(lineOf);
};
