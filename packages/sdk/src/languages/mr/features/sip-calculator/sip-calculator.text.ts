import type { Translation } from '@prosperx/core/language';
import type { sipCalculatorText as english } from '#features/sip-calculator/sip-calculator.text.js';

export const sipCalculatorText: Translation<typeof english> = {
  title: 'एसआयपी कॅल्क्युलेटर',
  monthlyInvestment: 'दरमहा गुंतवणूक',
  intro: (years) => ['', years, ' झाल्यावर तुमच्याकडे असू शकतात'],
  summary: (invested, value, years) => `${invested} गुंतवून ${years} झाल्यावर ${value} होऊ शकतात`,
};
