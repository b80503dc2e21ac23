import { getCutOffs as getCutOffsCall, getExchangeHolidays as call } from '@prosperx/core/fund';
import { businessDate, businessDateAt } from '@prosperx/core/time';
import { serve, type Verb } from '#http/serve.js';
import { getCutOffs } from './get-cut-offs.js';

/** Returns the holidays from this year on: a page works out the dates of instalments by them. */
const getExchangeHolidays: Verb<typeof call> = ({ ctx: { clock, calendar } }) => {
  const year = businessDateAt(clock.now()).slice(0, 4);
  return Promise.resolve(calendar.holidays.filter((date) => date >= year).map(businessDate));
};

const cacheable = { cacheable: true };

export const calendarRoutes = [
  serve(call, getExchangeHolidays, cacheable),
  serve(getCutOffsCall, getCutOffs, cacheable),
];
