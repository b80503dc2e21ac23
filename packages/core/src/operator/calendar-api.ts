import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { dateCodec } from '#time/index.js';
import { access, read, reason } from './call-parts.js';

const operatorCalendarSchema = z.object({
  /** The last day of which it is known whether the exchange is open. */
  knownUntil: dateCodec,
  years: z.array(
    z.object({
      year: z.string(),
      /** '' where only the day is known. */
      days: z.array(z.object({ date: dateCodec, name: z.string() })),
    }),
  ),
});

/** The days on which the exchange is closed. */
export type OperatorCalendar = z.output<typeof operatorCalendarSchema>;

export const getOperatorCalendar = endpoint({
  ...read,
  name: 'getOperatorCalendar',
  path: '/api/v1/operator/calendar',
  reply: meta(operatorCalendarSchema),
});

export const saveHolidays = endpoint({
  name: 'saveHolidays',
  method: 'POST',
  path: '/api/v1/operator/calendar/save',
  query: nothing,
  /** A line a day, such as `2027-01-26, Republic Day`: all days of each year that is in it. */
  body: z.object({ list: z.string().check(z.maxLength(20_000)), reason }),
  /** `added` and `gone`: the days of those years that are new, and those that stood there and do not any more. */
  reply: meta(
    z.object({
      years: z.array(z.string()),
      added: z.optional(z.array(dateCodec)),
      gone: z.optional(z.array(dateCodec)),
    }),
  ),
  errors: ['invalid_input'],
  access,
  effect: 'write',
  secrets: [],
});
