import { type Paise, rupees, units, type Units } from '#money/index.js';

/** A number as a field of amounts or units holds it: with commas, and with as many decimals as it may have. */
function typedNumber(typed: string, decimals: number): number | 'invalid' | null {
  const text = typed.replace(/[\s,₹]/g, '');
  if (text === '') return null;
  return new RegExp(`^\\d{1,12}(?:\\.\\d{0,${decimals}})?$`).test(text) ? Number(text) : 'invalid';
}

/** Reads an amount in rupees with at most two decimals; null for nothing typed, `invalid` for anything else. */
export function typedAmount(typed: string): Paise | 'invalid' | null {
  const value = typedNumber(typed, 2);
  return typeof value === 'number' ? rupees(value) : value;
}

/** Reads units with at most four decimals; null for nothing typed, `invalid` for anything else. */
export function typedUnits(typed: string): Units | 'invalid' | null {
  const value = typedNumber(typed, 4);
  return typeof value === 'number' ? units(value) : value;
}
