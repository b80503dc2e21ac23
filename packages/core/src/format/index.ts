export {
  type AmountDecimals,
  formatMoney,
  formatRupees,
  plainRupees,
  withRupeeSign,
  formatShort,
  formatShortMoney,
} from './amount.js';
export {
  type FieldAmount,
  typeAmount,
  type TypedAmount,
  MAX_TYPED_LENGTH,
  typedDigits,
  typedAlphanumerics,
  typedWhole,
} from './input.js';
export { formatDate, formatDateNumeric, formatDateShort, formatMoment, parseDateNumeric } from './date.js';
export { maskAccount, maskMobile } from './mask.js';
export { formatNav, formatPercent, formatUnits, ordinal } from './number.js';
export { formatSipDate, type Frequency, frequencyName } from './plan.js';
export { formatWait } from './duration.js';
export { amountInWords, WORDS_FROM } from './amount-words.js';
