import { type AuditLine, type getOperatorAudit as call, OPERATOR_ROWS } from '@prosperx/core/operator';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type AuditEntry, entryId, newestFirst } from '#audit/entry.js';
import type { Db } from '#db/db.js';
import { auditEntries } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';

/** An entry as the console shows it: the reason apart from the ids, states and amounts. */
function lineOf({ chain, seq, at, actor, action, objectId, details }: AuditEntry): AuditLine {
  const { reason, ...others } = details as Readonly<Record<string, unknown>>;
  return {
    ...{ id: entryId({ chain, seq }), seq, at, actor, action, objectId },
    reason: typeof reason === 'string' ? reason : null,
    details: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
  };
}

/** The entries that come before one by the order in which they are shown, which its id names; all where nothing is named. */
function isBefore(db: Db, id = '') {
  const [, chain = '1', seq] = /^(?:(\d{1,2})\.)?(\d{1,9})$/.exec(id) ?? [];
  if (seq === undefined) return undefined;
  const one = alias(auditEntries, 'one');
  const place = db
    .select({ at: one.at, chain: one.chain, seq: one.seq })
    .from(one)
    .where(and(eq(one.chain, Number(chain)), eq(one.seq, Number(seq))));
  return sql`(${auditEntries.at}, ${auditEntries.chain}, ${auditEntries.seq}) < ${place}`;
}

/** Reads by the index of what operators did, which is little compared with what everybody does. */
export const getOperatorAudit: Verb<typeof call> = async ({ ctx: { db }, input }) => {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        // written out, as the index has it
        sql`${auditEntries.actor} like 'operator:%'`,
        isBefore(db, input.before),
      ),
    )
    .orderBy(...newestFirst)
    .limit(OPERATOR_ROWS);
  return rows.map(lineOf);
};
