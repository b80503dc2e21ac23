import { RISK_LEVELS, type RiskLevel } from '@prosperx/core/fund';
import { RiskGauge } from '#primitives/chart/risk-gauge.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { levelNumber } from './risk-bar.js';
import { riskLevelText } from './risk-level.text.js';

export interface RiskometerProps {
  level: RiskLevel;
  /** Below the name of the level. */
  note?: string | undefined;
}

/** The regulator's gauge of six levels; it always names its level. */
export function Riskometer({ level, note }: RiskometerProps) {
  const text = useWords(primitivesText);
  const at = levelNumber(level);
  const name = useWords(riskLevelText)[level];
  return <RiskGauge name={name} at={at} label={text.riskometer(name, at, RISK_LEVELS.length)} note={note} />;
}
