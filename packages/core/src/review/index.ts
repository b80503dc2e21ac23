export {
  getReview,
  IDLE_YEARS,
  LARGE_SHARE,
  LEAST_PEERS,
  MANY_FUNDS,
  NEAR_TARGET,
  NOT_KNOWN,
  type Review,
} from './api.js';
export { type Share, spreadBy } from './spread.js';
export { exemptionLeft, longTermGainOf, soldToday } from './tax-free-gains.js';
