export { amountCodec, amountTextCodec, navCodec, unitsCodec } from './codecs.js';
export { isSameNav, type Nav, nav, navFromScaled, navOrNull, toNavNumber, unitsFor, valueAtNav } from './nav.js';
export {
  isSameButRounding,
  addPaise,
  paise,
  type Paise,
  rupees,
  subtractPaise,
  timesPaise,
  toRupees,
  ZERO_PAISE,
  isAmount,
} from './money.js';
export { addUnits, unitsFromScaled, unitsRounded, toUnitsNumber, units, type Units, ZERO_UNITS } from './units.js';
export { divideRounded, toSafeNumber } from './divide.js';
export { stampDutyOn } from './stamp-duty.js';
