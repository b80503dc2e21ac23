import { RISK_LEVELS } from '@prosperx/core/fund';
import { isAboveRiskClass, isRiskClass } from '@prosperx/core/risk';
import { inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { lastResult } from './repository.js';

/** Says whether one of some schemes is riskier than their owner can bear by their own account: they are warned before they confirm. */
export async function isRiskier(db: Db, profileId: string, schemeIds: readonly string[]): Promise<boolean> {
  const classId = (await lastResult(db, profileId))?.classId ?? null;
  const riskClass = classId !== null && isRiskClass(classId) ? classId : null;
  const rows = await db
    .select({ riskometer: schemes.riskometer })
    .from(schemes)
    .where(inArray(schemes.id, [...schemeIds]));
  // a level that is not known may be the highest
  const levels = rows.map(({ riskometer }) => RISK_LEVELS.find((level) => level === riskometer) ?? 'Very High');
  return levels.some((level) => isAboveRiskClass(level, riskClass));
}
