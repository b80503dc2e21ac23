export {
  getSwitchTargets,
  previewSale,
  requestRedemption,
  requestSwitch,
  type SalePreview,
  type SaleInput,
  saleRequestSchema,
  saleText,
  type SwitchTarget,
} from './api.js';
export {
  isFinalSaleState,
  isReserving,
  nextSaleState,
  RESERVING_STATES,
  SALE_EVENTS,
  SALE_KINDS,
  SALE_MEASURES,
  SALE_STATES,
  type SaleEvent,
  type SaleKind,
  type SaleMeasure,
  type SaleState,
} from './states.js';
export { creditedAt, PAYOUT_DAYS, SALE_CUT_OFF, type SaleDates, saleDates, switchInNavDate } from './dates.js';
export {
  type Available,
  availableAt,
  checkSale,
  freeUnits,
  type HeldUnits,
  isBelowTarget,
  saleBounds,
  type SaleChoice,
  type SaleErrorCode,
  type SaleLimits,
  unitsToReserve,
  unitsToSell,
} from './rules.js';
export { belowTargetText, saleErrorText } from './sale.text.js';
export { type SaleTag, saleTag, type TaggedSale } from './tag.js';
export { typedAmount, typedUnits } from './typed.js';
