export { ageOn } from './age.js';
export {
  addDays,
  addMonths,
  businessDate,
  type BusinessDate,
  businessDateAt,
  daysBetween,
  instantAt,
  minuteOfDay,
  partsOf,
  weekdayOf,
} from './business-date.js';
export { endsSoon, exchangeCalendar, type ExchangeCalendar } from './calendar.js';
export type { Clock, Instant } from './clock.js';
export { dateCodec, instantCodec } from './codecs.js';
export { EXCHANGE_HOLIDAYS } from './holidays.js';
