import { type Paise, rupees } from '#money/index.js';
import { amountWords } from './format.text.js';

/** From this amount on a field shows its amount in words below (design language, "Money, figures, charts"). */
export const WORDS_FROM: Paise = rupees(1_00_000);

/** Returns an amount in words by the Indian scale: `One lakh fifty thousand rupees`. */
export function amountInWords(amount: Paise): string {
  const size = Math.abs(amount);
  const whole = Math.floor(size / 100);
  const rest = size % 100;
  const inRupees = amountWords.rupees(whole === 0 ? amountWords.zero : spell(whole), whole);
  const words = rest === 0 ? inRupees : amountWords.paise(inRupees, spell(rest));
  return capitalised(amount < 0 ? `${amountWords.minus} ${words}` : words);
}

function spell(count: number): string {
  const scale = amountWords.scales.find(({ value }) => count >= value);
  if (!scale) return amountWords.belowHundred(count) ?? '';
  const rest = count % scale.value;
  const words = `${spell((count - rest) / scale.value)} ${scale.name}`;
  return rest === 0 ? words : `${words} ${spell(rest)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
