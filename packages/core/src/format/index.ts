export { type AmountDecimals, formatMoney, formatRupees, plainRupees, withRupeeSign } from './amount.js';
export { typeAmount, type TypedAmount } from './amount-input.js';
export { formatDate, formatDateNumeric, formatDateShort, parseDateNumeric } from './date.js';
export { maskAccount, maskMobile } from './mask.js';
export { formatNav, formatPercent, formatUnits, ordinal } from './measure.js';
export { formatShort, formatShortMoney } from './short-amount.js';
export { formatSipDate, type Frequency, frequencyName } from './plan.js';
export { formatWait } from './wait.js';
export { amountInWords, WORDS_FROM } from './words.js';
