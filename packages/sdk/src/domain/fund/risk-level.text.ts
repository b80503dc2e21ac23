import type { RiskLevel } from '@prosperx/core/fund';

/** The levels of the riskometer as they are written on screens: in sentence case. */
export const riskLevelText = {
  Low: 'Low',
  'Low to Moderate': 'Low to moderate',
  Moderate: 'Moderate',
  'Moderately High': 'Moderately high',
  High: 'High',
  'Very High': 'Very high',
} satisfies Record<RiskLevel, string>;
