import type { Translation } from '@prosperx/core/language';
import type { sipCalculatorText as english } from '#features/sip-calculator/sip-calculator.text.js';

export const sipCalculatorText: Translation<typeof english> = {
  title: 'एसआईपी कैलकुलेटर',
  monthlyInvestment: 'मासिक निवेश',
  intro: (years) => ['', years, ' में आपके पास हो सकते हैं'],
  summary: (invested, value, years) => `${years} में ${invested} का निवेश बढ़कर ${value} हो सकता था`,
};
