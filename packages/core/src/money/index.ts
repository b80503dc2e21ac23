export { amountCodec, navCodec, unitsCodec } from './codecs.js';
export { type Nav, nav, navFromScaled, stampDutyOn, toNavNumber, unitsFor, worthOf } from './nav.js';
export { addPaise, paise, type Paise, rupees, subtractPaise, timesPaise, toRupees, ZERO_PAISE } from './paise.js';
export { addUnits, milliUnits, toUnitsNumber, units, type Units, ZERO_UNITS } from './units.js';
