export { getPortfolio, type Holding, holdingSchema, type Portfolio, portfolioSchema } from './api.js';
