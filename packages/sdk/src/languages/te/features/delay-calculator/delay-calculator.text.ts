import type { Translation } from '@prosperx/core/language';
import type { delayCalculatorText as english } from '#features/delay-calculator/delay-calculator.text.js';

export const delayCalculatorText: Translation<typeof english> = {
  title: 'ఆలస్యం ఖరీదు క్యాలిక్యులేటర్',
  monthlyInvestment: 'నెలవారీ పెట్టుబడి',
  needed: 'ఎన్నేళ్లకు డబ్బు కావాలి',
  delay: 'ఎంత ఆలస్యం',
  start: 'ఇప్పుడే మొదలుపెట్టండి',
  intro: (years) => ['', years, ' ఆలస్యం చేస్తే మీరు కోల్పోవచ్చు'],
};
