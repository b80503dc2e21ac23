import type { Translation } from '@prosperx/core/language';
import type { goalCalculatorText as english } from '#features/goal-calculator/goal-calculator.text.js';

export const goalCalculatorText: Translation<typeof english> = {
  title: 'लक्ष्य कैलकुलेटर',
  goal: 'कितनी रकम जोड़नी है',
  intro: (goal, years) => ['', goal, ' का लक्ष्य ', years, ' में पूरा करने के लिए हर महीने इतना निवेश करना पड़ सकता है'],
  summary: (invested, goal, years) => `${years} में ${invested} का निवेश बढ़कर ${goal} हो सकता था`,
};
