import type { Translation } from '@prosperx/core/language';
import type { lumpsumCalculatorText as english } from '#features/lumpsum-calculator/lumpsum-calculator.text.js';

export const lumpsumCalculatorText: Translation<typeof english> = {
  title: 'ఏకమొత్తం క్యాలిక్యులేటర్',
  amount: 'పెట్టుబడి',
  start: 'ఈ మొత్తం పెట్టుబడి పెట్టండి',
  intro: (years) => ['', years, ' గడిచాక మీ చేతికి రావచ్చు'],
  summary: (invested, value, years) => `${invested} పెట్టుబడి ${years} గడిచాక ${value} కావచ్చు`,
};
