import { divideRounded, toSafeNumber } from './divide.js';
import { paise, type Paise } from './money.js';

/**
 * Returns the stamp duty that is inside the amount of a purchase: 0.005 % of what is left to buy units, and so amount × 0.005 / 100.005, to
 * the nearest paisa (Indian Stamp Act, from 1 July 2020).
 */
export function stampDutyOn(amount: Paise): Paise {
  return paise(toSafeNumber(divideRounded(BigInt(amount) * 5n, 100_005n)));
}
