import type { Translation } from '@prosperx/core/language';
import type { advisorAnswersText as english } from '#pages/home/advisor-answers.text.js';

export const advisorAnswersText: Translation<typeof english> = {
  answersTitle: 'ನಿಮ್ಮ ಪ್ರಸ್ತಾವಗಳಿಗೆ ಉತ್ತರಗಳು',
  customerApproved: (name, approved, items) => `${name} ಅವರು ${items} ಹೂಡಿಕೆಗಳಲ್ಲಿ ${approved}ಕ್ಕೆ ಒಪ್ಪಿಗೆ ನೀಡಿದ್ದಾರೆ.`,
  customerDeclined: (name) => `${name} ಅವರು ಪ್ರಸ್ತಾವವನ್ನು ನಿರಾಕರಿಸಿದ್ದಾರೆ.`,
  openAccount: 'ಖಾತೆ ತೆರೆಯಿರಿ',
};
