import type { Translation } from '@prosperx/core/language';
import type { delayCalculatorText as english } from '#features/delay-calculator/delay-calculator.text.js';

export const delayCalculatorText: Translation<typeof english> = {
  title: 'தாமதத்தின் விலை கால்குலேட்டர்',
  monthlyInvestment: 'மாத முதலீடு',
  needed: 'எத்தனை ஆண்டுகளில் பணம் தேவை',
  delay: 'தாமதிக்கும் காலம்',
  start: 'இப்போதே தொடங்கவும்',
  intro: (years) => ['', years, ' தாமதித்தால் இழக்கக்கூடிய தொகை'],
};
