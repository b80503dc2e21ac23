import type { Translation } from '@prosperx/core/language';
import type { stepUpCalculatorText as english } from '#features/step-up-calculator/step-up-calculator.text.js';

export const stepUpCalculatorText: Translation<typeof english> = {
  title: 'స్టెప్-అప్ సిప్ క్యాలిక్యులేటర్',
  monthlyInvestment: 'మొదటి ఏడాది నెలవారీ పెట్టుబడి',
  stepUp: 'ఏటా పెంచేది',
  start: (amount) => `నెలకు ${amount} కోసం ఫండ్ ఎంచుకోండి`,
  startNote: 'సిప్ మొదలయ్యాక, స్టెప్-అప్‌ను “నా సిప్‌లు”లో పెట్టుకోవచ్చు.',
  intro: (years) => ['', years, ' గడిచాక మీ చేతికి రావచ్చు'],
  summary: (invested, value, years) => `${invested} పెట్టుబడి ${years} గడిచాక ${value} కావచ్చు`,
};
