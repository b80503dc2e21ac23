export { getPortfolio, type Holding, holdingSchema, type Portfolio, portfolioSchema } from './api.js';
export { type Movement, type Position, positionOf } from './position.js';
export { type CashFlow, xirr } from './xirr.js';
