export {
  discardActiveCart,
  discardOrders,
  getCart,
  mergeCarts,
  removeInvestment,
  saveInvestment,
  approveCart,
  declineCart,
  readApproval,
  requestApproval,
} from './api.js';
export { agentStatusOf, APPROVAL_LINK_VALIDITY, APPROVAL_VALIDITY, cartStandingOf } from './approval.js';
export {
  checkInvestment,
  type InvestmentChoice,
  type InvestmentErrorCode,
  type InvestmentErrors,
  INVESTMENT_TYPES,
  type InvestmentType,
  amountLimits,
  DEFAULT_SIP_DATES,
  type FundLimits,
  INVESTMENT_FREQUENCY,
  INVESTMENT_MAXIMUM,
  INVESTMENT_MINIMUM,
  MAX_CART_ITEMS,
  SIP_MONTHS,
  sipDatesOf,
  acceptsInvestment,
  UNTIL_CANCELLED,
  CHOICE_ERRORS,
  NFO_ORDER_ERRORS,
  type NfoOrderError,
} from './investment.js';
export { directPlanText, investmentErrorText } from './investment.text.js';
export {
  type Cart,
  type CartItem,
  type CartPack,
  cartSchema,
  type InvestmentDetail,
  type InvestmentInput,
  investmentInputSchema,
  packLimitsSchema,
} from './schemas.js';
export {
  confirmedTerms,
  type ItemTerms,
  pickTerms,
  sentTerms,
  sentTermsOf,
  shownTermsOf,
  termsSent,
} from './item-terms.js';
export { formatSipDate } from './sip-date.js';
