export { getCart, mergeCarts, removeInvestment, saveInvestment } from './api.js';
export {
  type Cart,
  type CartItem,
  cartSchema,
  INVESTMENT_TYPES,
  type InvestmentDetail,
  type InvestmentInput,
  investmentInputSchema,
  type InvestmentType,
} from './schemas.js';
