export { isClubbed } from './clubbing.js';
export { daysOfYear, type FinancialYear, financialYearName, financialYearOf } from './financial-year.js';
export {
  type Disposal,
  equityExemptionOf,
  type Gain,
  gainRuleOf,
  gainsOf,
  longTermFrom,
  taxableEquityGain,
  type Term,
  termOf,
} from './gains.js';
export { FIRST_TAX_YEAR, type GainRule, GRANDFATHERED_UNTIL } from './rules.js';
export { type FoundTaxClass, type TaxClass, taxClassOf } from './tax-class.js';
export { sttOn } from './stt.js';
export { type GainGroup, gainsOfYear, partAmount, type YearOfGains } from './year.js';
