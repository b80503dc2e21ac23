export { getFundDetail, getMostViewedFunds, getTopFunds, searchFunds, suggestFunds } from './api.js';
export {
  FUND_CATEGORIES,
  type FundCategory,
  type FundDetail,
  fundDetailSchema,
  type FundSummary,
  fundSummarySchema,
  RISK_LEVELS,
  type RiskLevel,
} from './schemas.js';
