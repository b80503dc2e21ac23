import * as z from 'zod/mini';
import { nav, type Nav, type Paise, rupees, toNavNumber, toRupees, toUnitsNumber, units, type Units } from './money.js';

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

/** Wire: rupees as a JSON number with at most two decimals. In the program: Paise. */
export const amountCodec = numberCodec<Paise>(rupees, toRupees);

/** Wire: units as a JSON number with at most three decimals. In the program: Units. */
export const unitsCodec = numberCodec<Units>(units, toUnitsNumber);

/** Wire: NAV in rupees as a JSON number with at most eight decimals. In the program: Nav. */
export const navCodec = numberCodec<Nav>(nav, toNavNumber);
