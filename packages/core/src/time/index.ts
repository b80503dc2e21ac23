export {
  ageOn,
  FULL_AGE,
  addDays,
  addMonths,
  businessDate,
  type BusinessDate,
  businessDateAt,
  daysBetween,
  instantAt,
  minuteOfDay,
  namedDate,
  partsOf,
  startOfMonth,
  weekdayOf,
} from './business-date.js';
export {
  endsSoon,
  exchangeCalendar,
  type ExchangeCalendar,
  EXCHANGE_HOLIDAYS,
  fixedHolidays,
  withYearsOf,
} from './calendar.js';
export { DAY, HOUR, MINUTE, SECOND } from './duration.js';
export type { Clock, Instant } from './business-date.js';
export { dateCodec, instantCodec } from './codecs.js';
