import { RISK_LEVELS } from '@prosperx/core/fund';
import { isAboveRiskClass, isRiskClass } from '@prosperx/core/risk';
import type { BusinessDate } from '@prosperx/core/time';
import { inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { riskNow } from '#records/fund/current-facts.js';
import { lastResult } from './repository.js';

/** Says whether one of some schemes is riskier than their owner can bear by their own account: they are warned before they confirm. */
export async function isRiskier(
  db: Db,
  profileId: string,
  { schemeIds, today }: { readonly schemeIds: readonly string[]; readonly today: BusinessDate },
): Promise<boolean> {
  const classId = (await lastResult(db, profileId))?.classId ?? null;
  const riskClass = classId !== null && isRiskClass(classId) ? classId : null;
  const rows = await db
    .select({ riskometer: schemes.riskometer, riskometerDate: schemes.riskometerDate })
    .from(schemes)
    .where(inArray(schemes.id, [...schemeIds]));
  // a level that is not known, or past its age, may be the highest
  const levels = rows.map((row) => RISK_LEVELS.find((level) => level === riskNow(row, today)) ?? 'Very High');
  return levels.some((level) => isAboveRiskClass(level, riskClass));
}
