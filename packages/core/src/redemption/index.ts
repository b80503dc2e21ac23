export {
  getSwitchTargets,
  previewSale,
  requestRedemption,
  requestSwitch,
  type RedemptionPreview,
  type RedemptionInput,
  redemptionRequestSchema,
  redemptionText,
  type SwitchTarget,
  previewSchema,
} from './api.js';
export {
  isFinalRedemptionState,
  isReserving,
  nextRedemptionState,
  RESERVING_STATES,
  SALE_EVENTS,
  SALE_KINDS,
  SALE_MEASURES,
  SALE_STATES,
  type RedemptionEvent,
  type RedemptionKind,
  type RedemptionMeasure,
  type RedemptionState,
} from './states.js';
export {
  creditedAt,
  PAYOUT_DAYS,
  SALE_CUT_OFF,
  type RedemptionDates,
  redemptionDates,
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
export { type RedemptionTag, redemptionTag, type TaggedRedemption } from './tag.js';
export { typedAmount, typedUnits } from './typed.js';
