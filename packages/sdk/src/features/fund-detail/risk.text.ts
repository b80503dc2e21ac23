import type { RiskLevel } from '@prosperx/core/fund';

export const riskText = {
  risk: 'Riskometer',
  riskNote: {
    Low: 'Very low volatility. Suits money you may need soon.',
    'Low to Moderate': 'Small dips are possible. Suits a horizon of a few months.',
    Moderate: 'Your investment can dip for a while. Suits a horizon of 1 year or more.',
    'Moderately High': 'Your investment can fall noticeably. Suits a horizon of 3 years or more.',
    High: 'Your investment can fall sharply. Suits a horizon of 3 to 5 years or more.',
    'Very High': 'Your investment can fall sharply in the short term. Suits a horizon of 5 years or more.',
  } satisfies Record<RiskLevel, string>,
};
