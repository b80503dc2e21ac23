import { formatRupees } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { Bounds } from '@prosperx/core/sip';
import { calculatorText as text } from './calculator.text.js';

/** Makes the sentence for a typed value that is not applied; `print` writes a bound as the field shows it. */
export function outOfRange<Value extends number>(
  { min, max }: Bounds<Value>,
  print: (bound: Value) => string = String,
): (typed: Value) => string {
  return (typed) => (typed < min ? text.tooLow(print(min)) : text.tooHigh(print(max)));
}

/** The same for money. */
export function amountOutOfRange(bounds: Bounds<Paise>): (typed: Paise) => string {
  return outOfRange(bounds, (bound) => formatRupees(bound));
}
