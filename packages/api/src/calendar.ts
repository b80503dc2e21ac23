import { EXCHANGE_HOLIDAYS, exchangeCalendar } from '@prosperx/core/time';

/** The exchange's calendar. */
export const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
