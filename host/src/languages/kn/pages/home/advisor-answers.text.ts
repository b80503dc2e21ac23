import { NEWS_DAYS } from '@prosperx/core/agent';
import type { Translation } from '@prosperx/core/language';
import type { advisorAnswersText as english } from '#pages/home/advisor-answers.text.js';

export const advisorAnswersText: Translation<typeof english> = {
  answersTitle: 'ನಿಮ್ಮ ಗ್ರಾಹಕರ ಉತ್ತರಗಳು',
  customerApproved: (name, approved, items) => `${name} ಅವರು ${items} ಹೂಡಿಕೆಗಳಲ್ಲಿ ${approved}ಕ್ಕೆ ಒಪ್ಪಿಗೆ ನೀಡಿದ್ದಾರೆ.`,
  customerDeclined: (name) => `${name} ಅವರು ಪ್ರಸ್ತಾವವನ್ನು ನಿರಾಕರಿಸಿದ್ದಾರೆ.`,
  answered: (name, what, isApproved) => `${name} ಅವರು ${isApproved ? 'ಒಪ್ಪಿಗೆ ನೀಡಿದ್ದಾರೆ' : 'ನಿರಾಕರಿಸಿದ್ದಾರೆ'}: ${what}`,
  cart: 'ಕಾರ್ಟ್',
  request: 'ವಿನಂತಿ',
  all: 'ಎಲ್ಲ ಪ್ರಸ್ತಾವಗಳು',
  none: `ಕಳೆದ ${NEWS_DAYS} ದಿನಗಳಲ್ಲಿ ಯಾವ ಉತ್ತರವೂ ಬಂದಿಲ್ಲ.`,
  openAccount: 'ಖಾತೆ ತೆರೆಯಿರಿ',
};
