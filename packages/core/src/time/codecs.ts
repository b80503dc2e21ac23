import * as z from 'zod/mini';
import { businessDate, type BusinessDate } from './business-date.js';

/** Wire: a date as `YYYY-MM-DD`. In the program: BusinessDate. */
export const dateCodec = z.codec(z.string(), z.custom<BusinessDate>(), {
  decode: (wire, context) => {
    try {
      return businessDate(wire);
    } catch {
      context.issues.push({ code: 'custom', message: 'not_a_date', input: wire });
      return z.NEVER;
    }
  },
  encode: (date) => date,
});

/** Wire: an instant as ISO 8601 text in UTC. In the program: Instant. */
export const instantCodec = z.codec(z.iso.datetime(), z.number(), {
  decode: (wire) => Date.parse(wire),
  encode: (instant) => new Date(instant).toISOString(),
});
