import { said } from '#language/index.js';
import { type Paise, rupees } from '#money/index.js';
import { amountWords } from './format.text.js';

/** The amount from which on a field shows it in words below. */
export const WORDS_FROM: Paise = rupees(1_00_000);

/** Returns an amount in words by the Indian scale: `One lakh fifty thousand rupees`. */
export function amountInWords(amount: Paise): string {
  const text = said(amountWords);
  const size = Math.abs(amount);
  const whole = Math.floor(size / 100);
  const rest = size % 100;
  const inRupees = text.rupees(whole === 0 ? text.zero : spell(whole), whole);
  const words = rest === 0 ? inRupees : text.paise(inRupees, spell(rest));
  return capitalised(amount < 0 ? `${text.minus} ${words}` : words);
}

function spell(count: number): string {
  const { scales, belowHundred } = said(amountWords);
  const scale = scales.find(({ value }) => count >= value);
  if (!scale) return belowHundred(count) ?? '';
  const rest = count % scale.value;
  const words = `${spell((count - rest) / scale.value)} ${scale.name}`;
  return rest === 0 ? words : `${words} ${spell(rest)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
