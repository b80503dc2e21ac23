export { type AmountDecimals, formatMoney, formatRupees, plainRupees, withRupeeSign } from './amount.js';
export { formatShort, formatShortMoney } from './short-amount.js';
export { amountInWords, WORDS_FROM } from './amount-words.js';
export { type FieldAmount, LARGEST_TYPED, typeAmount, type TypedAmount } from './input.js';
export { MAX_TYPED_LENGTH, typedDigits, typedAlphanumerics, typedWhole } from './typed-text.js';
export {
  formatDate,
  formatDateNumeric,
  formatDateShort,
  formatMoment,
  formatMonth,
  formatMonthLong,
  parseDateNumeric,
  formatWait,
  type Frequency,
  frequencyName,
} from './date.js';
export { toCsv } from './csv.js';
export { cutText } from './cut-text.js';
export { firstNameOf, withoutTitles, namesMeant } from './person-name.js';
export {
  maskAccount,
  maskMobile,
  maskPan,
  maskId,
  isMasked,
  typedOver,
  formatNav,
  formatUnits,
  ordinal,
} from './number.js';
export { formatPercent, isShownAsLoss } from './percent.js';
