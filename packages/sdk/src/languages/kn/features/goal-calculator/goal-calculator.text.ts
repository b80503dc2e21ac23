import type { Translation } from '@prosperx/core/language';
import type { goalCalculatorText as english } from '#features/goal-calculator/goal-calculator.text.js';

export const goalCalculatorText: Translation<typeof english> = {
  title: 'ಗುರಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  goal: 'ತಲುಪಬೇಕಾದ ಮೊತ್ತ',
  intro: (goal, years) => ['', years, 'ದಲ್ಲಿ ', goal, ' ತಲುಪಲು, ತಿಂಗಳಿಗೆ ಹೂಡಿಕೆ ಮಾಡಬಹುದು'],
  summary: (invested, goal, years) => `${invested} ಹೂಡಿಕೆ ${years} ಕಳೆದಾಗ ${goal} ಆಗಬಹುದು`,
};
