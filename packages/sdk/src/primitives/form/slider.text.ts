/** This file is apart from primitives.text.ts, so that a calculator's first screen carries these words alone. */
export const sliderText = {
  typeValue: (label: string) => `${label}, type a value`,
  digitsOnly: 'Only digits are allowed',
} as const;
