import { formatMoney } from '@prosperx/core/format';
import { categoryName, type FundFacet, type RiskLevel } from '@prosperx/core/fund';
import { rupees } from '@prosperx/core/money';
import type { riskLevelText } from '#domain/fund/risk-level.text.js';
import type { fundListText } from './fund-list.text.js';

const HOUSE = / Mutual Fund$/;

/** Whether the values of a filter are names, which are English in each language. */
export const isEnglish = (facet: FundFacet): boolean => facet === 'fundHouse';

/** A value of a filter as it stands alone, without the name of the filter. */
export function chipName(
  facet: FundFacet,
  value: string,
  text: typeof fundListText,
  levels: typeof riskLevelText,
): string {
  if (facet === 'minimumSip') return text.sipChip(formatMoney(rupees(Number(value))));
  if (facet === 'minimumReturn') return text.returnChip(value);
  if (facet === 'minimumAge') return text.minimumAge(value);
  if (facet === 'option') return text.optionChip;
  if (facet === 'riskometer') return levels[value as RiskLevel];
  return isEnglish(facet) ? value.replace(HOUSE, '') : categoryName(value);
}
