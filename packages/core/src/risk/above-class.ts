import { RISK_LEVELS } from '#fund/index.js';
import type { RiskClassId } from './classes.js';

type RiskLevel = (typeof RISK_LEVELS)[number];

/** Whether a scheme's level on the riskometer lies above what an investor can bear: both go from one to six. Nobody is warned before his class is known. */
export function isAboveRiskClass(level: RiskLevel, riskClass: RiskClassId | null): boolean {
  return riskClass !== null && RISK_LEVELS.indexOf(level) + 1 > riskClass;
}
