export {
  getSwitchTargets,
  previewSale,
  requestRedemption,
  requestSwitch,
  type RedemptionPreview,
  type RedemptionInput,
  redemptionRequestSchema,
  redemptionText,
  previewSchema,
} from './api.js';
export {
  isFinalRedemptionState,
  isReserving,
  nextRedemptionState,
  RESERVING_STATES,
  SALE_EVENTS,
  SALE_STATES,
  type RedemptionKind,
  type RedemptionMeasure,
  type RedemptionState,
} from './states.js';
export { payoutDaysOf } from './payout-days.js';
export {
  creditedAt,
  isPayoutOverdue,
  SALE_CUT_OFF,
  type RedemptionDates,
  redemptionDates,
  redemptionDatesFrom,
  switchInNavDate,
} from './dates.js';
export {
  type Available,
  availableAt,
  checkRedemption,
  freeUnits,
  type HeldUnits,
  isBelowTarget,
  redemptionBounds,
  type RedemptionChoice,
  type RedemptionErrorCode,
  type RedemptionLimits,
  unitsToReserve,
  unitsToRedeem,
} from './rules.js';
export { belowTargetText, redemptionErrorText } from './redemption.text.js';
export { type RedemptionTag, redemptionTag } from './tag.js';
export { typedAmount, typedUnits } from './typed.js';
