import * as z from 'zod/mini';
import { type Paise, rupees, toRupees } from './money.js';
import { nav, type Nav, toNavNumber } from './nav.js';
import { toUnitsNumber, units, type Units } from './units.js';

function numberCodec<Value extends number>(parse: (wire: number) => Value, print: (value: Value) => number) {
  return z.codec(z.number(), z.custom<Value>(), {
    decode: (wire, context) => {
      try {
        return parse(wire);
      } catch {
        context.issues.push({ code: 'custom', message: 'number_not_exact', input: wire });
        return z.NEVER;
      }
    },
    encode: print,
  });
}

/** Reads rupees, a JSON number with at most two decimals, as Paise. Refuses an inexact number with `number_not_exact`. */
export const amountCodec = numberCodec<Paise>(rupees, toRupees);

/** Reads rupees as an address has them, a text of digits with at most two decimals. Refuses any other text with `number_not_exact`. */
export const amountTextCodec = z.codec(z.string(), z.custom<Paise>(), {
  decode: (wire, context) => {
    if (/^\d{1,12}(?:\.\d{1,2})?$/.test(wire)) return rupees(Number(wire));
    context.issues.push({ code: 'custom', message: 'number_not_exact', input: wire });
    return z.NEVER;
  },
  encode: (amount) => String(toRupees(amount)),
});

/** Reads units, a JSON number with at most four decimals, as Units. Refuses an inexact number with `number_not_exact`. */
export const unitsCodec = numberCodec<Units>(units, toUnitsNumber);

/** Reads a NAV in rupees, a JSON number with at most eight decimals, as Nav. Refuses an inexact number with `number_not_exact`. */
export const navCodec = numberCodec<Nav>(nav, toNavNumber);
