export {
  type Folio,
  getFolio,
  getPortfolio,
  getPortfolioHistory,
  type Holding,
  HOLDING_SORTS,
  holdingSchema,
  type HoldingSort,
  type Portfolio,
  PORTFOLIO_PAGE,
  type PortfolioPoint,
  portfolioSchema,
  type Transaction,
} from './api.js';
export { type Movement, type Position, positionOf } from './position.js';
export { type CashFlow, xirr } from './xirr.js';
