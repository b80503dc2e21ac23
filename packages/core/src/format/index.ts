export {
  type AmountDecimals,
  formatMoney,
  formatRupees,
  plainRupees,
  withRupeeSign,
  formatShort,
  formatShortMoney,
  amountInWords,
  WORDS_FROM,
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
export {
  formatDate,
  formatDateNumeric,
  formatDateShort,
  formatMoment,
  parseDateNumeric,
  formatWait,
  type Frequency,
  frequencyName,
} from './date.js';
export { type CsvField, toCsv } from './csv.js';
export { firstNameOf, withoutTitles } from './person-name.js';
export { maskAccount, maskMobile, formatNav, formatPercent, formatUnits, isShownAsLoss, ordinal } from './number.js';
