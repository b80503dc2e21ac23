import type { Translation } from '@prosperx/core/language';
import type { goalCalculatorText as english } from '#features/goal-calculator/goal-calculator.text.js';

export const goalCalculatorText: Translation<typeof english> = {
  title: 'இலக்கு கால்குலேட்டர்',
  goal: 'அடைய வேண்டிய தொகை',
  intro: (goal, years) => ['', years, ' கழித்து ', goal, ' அடைய, மாதந்தோறும் முதலீடு செய்யலாம்'],
  summary: (invested, goal, years) => `${invested} முதலீடு ${years} கழித்து ${goal} ஆக வளரலாம்`,
};
