import type { Translation } from '@prosperx/core/language';
import type { stepUpCalculatorText as english } from '#features/step-up-calculator/step-up-calculator.text.js';

export const stepUpCalculatorText: Translation<typeof english> = {
  title: 'स्टेप-अप एसआईपी कैलकुलेटर',
  monthlyInvestment: 'पहले साल का मासिक निवेश',
  stepUp: 'हर साल बढ़ाएं',
  start: (amount) => `हर महीने ${amount} के लिए फंड चुनें`,
  startNote: 'एसआईपी चालू होने के बाद स्टेप-अप “मेरी एसआईपी” में लगाएं।',
  intro: (years) => ['', years, ' में आपके पास हो सकते हैं'],
  summary: (invested, value, years) => `${years} में ${invested} का निवेश बढ़कर ${value} हो सकता था`,
};
