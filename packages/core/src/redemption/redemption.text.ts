import { formatMoney, formatUnits } from '#format/index.js';
import { spoken } from '#language/index.js';
import { type Paise, paise, unitsFromScaled } from '#money/index.js';
import { type Available, redemptionBounds, type RedemptionErrorCode, type RedemptionLimits } from './rules.js';
import type { RedemptionMeasure } from './states.js';

/** Amounts have paise only where there are some. */
const shown = (measure: RedemptionMeasure, value: number): string =>
  measure === 'units' ? formatUnits(unitsFromScaled(value)) : formatMoney(paise(value), value % 100 === 0 ? 0 : 2);

/** Returns the sentence below the field of a switch that is worth less than the scheme takes that it goes to. */
export const belowTargetText = /* @__PURE__ */ spoken({
  belowTargetText: (minimum: Paise): string => `The scheme you switch to takes at least ${shown('amount', minimum)}`,
});

/** Returns the sentence below the field for a code of checkRedemption. */
export const redemptionErrorText = /* @__PURE__ */ spoken({
  redemptionErrorText: (
    code: RedemptionErrorCode,
    limits: RedemptionLimits,
    available: Available,
    measure: RedemptionMeasure,
  ): string => {
    if (code === 'nothing_free') return 'No units of this folio can be redeemed at present.';
    if (code === 'value_required') return 'Please enter withdrawal amount/unit';
    const field = measure === 'units' ? 'units' : 'amount';
    const { min, max, multiple } = redemptionBounds(limits, available, field);
    const isUnits = field === 'units';
    if (code === 'below_minimum')
      return isUnits
        ? `The minimum withdrawal unit is ${shown(field, min)}`
        : `The minimum withdrawal amount is ${shown(field, min)}`;
    if (code === 'above_available')
      return isUnits
        ? `The maximum withdrawal unit is ${shown(field, max)}`
        : `The maximum withdrawal amount is ${shown(field, max)}`;
    return `Please enter multiple of ${shown(field, multiple)}`;
  },
});
