import { type getImports as call, OPERATOR_ROWS } from '@prosperx/core/operator';
import { desc } from 'drizzle-orm';
import { importRuns } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';

export const getImports: Verb<typeof call> = async ({ ctx: { db } }) => {
  const rows = await db.select().from(importRuns).orderBy(desc(importRuns.startedAt)).limit(OPERATOR_ROWS);
  return rows.map((row) => ({ ...row, report: [...row.report] }));
};
