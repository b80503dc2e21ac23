import type { FundCategory, RiskLevel, SubCategory } from '@prosperx/core/fund';

/** Exit loads that regulation sets for a whole sub-category. Those of other funds are not in the reference data. */
export function exitLoadOf(subCategory: SubCategory): string | null {
  if (subCategory === 'Liquid') {
    return '0.0070% on day 1, 0.0065% on day 2, 0.0060% on day 3, 0.0055% on day 4, 0.0050% on day 5, 0.0045% on day 6, nil from day 7';
  }
  return subCategory === 'Overnight' || subCategory === 'ELSS' ? 'Nil' : null;
}

/** Sub-categories with at least 65 % in shares. */
const mostlyShares: readonly SubCategory[] = ['Aggressive Hybrid', 'Overseas Fund of Funds'];

const fiveLevels: Readonly<Record<string, RiskLevel>> = {
  Low: 'Low',
  'Moderately Low': 'Low to Moderate',
  Moderate: 'Moderate',
  'Moderately High': 'Moderately High',
  High: 'Very High',
};

/**
 * The level on the riskometer of six steps. The scheme master is from before January 2021 and knows five, under which shares
 * stood as "Moderately High"; under the six every fund of shares that we have a newer figure for is "Very High".
 */
export function riskOf(
  newer: string | undefined,
  older: string | undefined,
  category: FundCategory,
  sub: SubCategory,
): RiskLevel {
  if (newer !== undefined) return newer.replace(/ Risk$/, '') as RiskLevel;
  if (category === 'Equity' || category === 'ELSS' || mostlyShares.includes(sub)) return 'Very High';
  const level = fiveLevels[older ?? ''];
  if (level === undefined) throw new Error(`unknown risk level: ${older ?? 'none'}`);
  return level;
}

/** The index in the name of an index fund, as total return: what SEBI makes its benchmark. */
export function benchmarkOf(name: string, subCategory: SubCategory): string | null {
  if (subCategory !== 'Index') return null;
  const index = /(Nifty Next 50|Nifty 50 Equal Weight|Nifty 50|BSE Sensex)/i.exec(name)?.[1];
  return index === undefined ? null : `${index} TRI`;
}
