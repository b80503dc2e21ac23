import * as z from 'zod/mini';
import { type BusinessDate, namedDate } from './business-date.js';

/** Reads a date, `YYYY-MM-DD` on the wire, as BusinessDate. Refuses any other text with `not_a_date`, and years that nobody means. */
export const dateCodec = z.codec(z.string(), z.custom<BusinessDate>(), {
  decode: (wire, context) => {
    const date = namedDate(wire);
    if (date !== null) return date;
    context.issues.push({ code: 'custom', message: 'not_a_date', input: wire });
    return z.NEVER;
  },
  encode: (date) => date,
});

/** Reads an instant, ISO 8601 text in UTC on the wire, as Instant. */
export const instantCodec = z.codec(z.iso.datetime(), z.number(), {
  decode: (wire) => Date.parse(wire),
  encode: (instant) => new Date(instant).toISOString(),
});
