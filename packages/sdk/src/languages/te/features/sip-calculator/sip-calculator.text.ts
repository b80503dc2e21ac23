import type { Translation } from '@prosperx/core/language';
import type { sipCalculatorText as english } from '#features/sip-calculator/sip-calculator.text.js';

export const sipCalculatorText: Translation<typeof english> = {
  title: 'సిప్ క్యాలిక్యులేటర్',
  monthlyInvestment: 'నెలవారీ పెట్టుబడి',
  intro: (years) => ['', years, ' గడిచాక మీ చేతికి రావచ్చు'],
  summary: (invested, value, years) => `${invested} పెట్టుబడి ${years} గడిచాక ${value} కావచ్చు`,
};
