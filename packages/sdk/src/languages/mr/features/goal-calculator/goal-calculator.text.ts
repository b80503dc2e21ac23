import type { Translation } from '@prosperx/core/language';
import type { goalCalculatorText as english } from '#features/goal-calculator/goal-calculator.text.js';

export const goalCalculatorText: Translation<typeof english> = {
  title: 'उद्दिष्ट कॅल्क्युलेटर',
  goal: 'किती रक्कम जमवायची',
  intro: (goal, years) => ['', years, ' झाल्यावर ', goal, ' जमण्यासाठी दरमहा इतकी गुंतवणूक लागू शकते'],
  summary: (invested, goal, years) => `${invested} गुंतवून ${years} झाल्यावर ${goal} जमू शकतात`,
};
