import type { Translation } from '@prosperx/core/language';
import type { stepUpCalculatorText as english } from '#features/step-up-calculator/step-up-calculator.text.js';

export const stepUpCalculatorText: Translation<typeof english> = {
  title: 'स्टेप-अप एसआयपी कॅल्क्युलेटर',
  monthlyInvestment: 'पहिल्या वर्षी दरमहा गुंतवणूक',
  stepUp: 'दर वर्षी वाढ',
  start: (amount) => `दरमहा ${amount} साठी फंड निवडा`,
  startNote: 'एसआयपी सुरू झाल्यावर “माझ्या एसआयपी” मध्ये स्टेप-अप ठरवता येते.',
  intro: (years) => ['', years, ' झाल्यावर तुमच्याकडे असू शकतात'],
  summary: (invested, value, years) => `${invested} गुंतवून ${years} झाल्यावर ${value} होऊ शकतात`,
};
