export { getCart, mergeCarts, removeInvestment, saveInvestment } from './api.js';
export {
  checkInvestment,
  type InvestmentChoice,
  type InvestmentErrorCode,
  type InvestmentErrors,
} from './check-investment.js';
export { investmentErrorText } from './investment.text.js';
export {
  amountLimits,
  DEFAULT_SIP_DATES,
  type FundLimits,
  INVESTMENT_FREQUENCY,
  INVESTMENT_MAXIMUM,
  INVESTMENT_MINIMUM,
  INVESTMENT_TYPES,
  type InvestmentType,
  SIP_MONTHS,
  sipDatesOf,
  takes,
  UNTIL_CANCELLED,
} from './limits.js';
export {
  type Cart,
  type CartItem,
  cartSchema,
  type InvestmentDetail,
  type InvestmentInput,
  investmentInputSchema,
} from './schemas.js';
