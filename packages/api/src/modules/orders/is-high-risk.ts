import { RISK_LEVELS } from '@prosperx/core/fund';
import { isAboveRiskClass, isRiskClass } from '@prosperx/core/risk';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, schemes } from '#db/schema/index.js';
import { lastResult } from '#modules/risk/attempts.js';

/** Whether a set holds a scheme that is riskier than its owner said he can bear: he is told before he confirms. */
export async function isHighRisk(db: Db, set: { readonly id: string; readonly profileId: string }): Promise<boolean> {
  const classId = (await lastResult(db, set.profileId))?.classId ?? null;
  const riskClass = classId !== null && isRiskClass(classId) ? classId : null;
  const rows = await db
    .select({ riskometer: schemes.riskometer })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(orders.orderSetId, set.id));
  const levels = rows.flatMap(({ riskometer }) => RISK_LEVELS.filter((level) => level === riskometer));
  return levels.some((level) => isAboveRiskClass(level, riskClass));
}
