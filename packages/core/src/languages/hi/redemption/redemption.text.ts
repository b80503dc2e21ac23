import { formatMoney, formatUnits } from '#format/index.js';
import type { Translation } from '#language/index.js';
import { paise, unitsFromScaled } from '#money/index.js';
import type {
  belowTargetText as englishBelowTargetText,
  redemptionErrorText as englishRedemptionErrorText,
} from '#redemption/redemption.text.js';
import { redemptionBounds } from '#redemption/rules.js';
import type { RedemptionMeasure } from '#redemption/states.js';

/** Amounts have paise only where there are some. */
const shown = (measure: RedemptionMeasure, value: number): string =>
  measure === 'units' ? formatUnits(unitsFromScaled(value)) : formatMoney(paise(value), value % 100 === 0 ? 0 : 2);

export const belowTargetText: Translation<typeof englishBelowTargetText> = (minimum) =>
  `जिस स्कीम में स्विच कर रहे हैं, उसमें कम से कम ${shown('amount', minimum)} चाहिए`;

export const redemptionErrorText: Translation<typeof englishRedemptionErrorText> = (
  code,
  limits,
  available,
  measure,
) => {
  if (code === 'nothing_free') return 'इस फोलियो के यूनिट अभी नहीं बेचे जा सकते।';
  if (code === 'value_required') return 'कृपया निकासी की रकम या यूनिट डालें';
  const field = measure === 'units' ? 'units' : 'amount';
  const { min, max, multiple } = redemptionBounds(limits, available, field);
  const unit = field === 'units' ? ' यूनिट' : '';
  if (code === 'below_minimum') return `कम से कम ${shown(field, min)}${unit} निकाल सकते हैं`;
  if (code === 'above_available') return `ज्यादा से ज्यादा ${shown(field, max)}${unit} निकाल सकते हैं`;
  return `कृपया ${shown(field, multiple)}${unit} के गुणक में डालें`;
};
