export { getReview, IDLE_YEARS, LEAST_PEERS, type Review } from './api.js';
export { type Share, spreadBy } from './spread.js';
export { exemptionLeft, longTermGainOf } from './tax-free-gains.js';
