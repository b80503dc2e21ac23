import type { Translation } from '@prosperx/core/language';
import type {
  calculatorShareText as englishCalculatorShareText,
  shareWithCustomerText as englishShareWithCustomerText,
} from '#domain/calculator/calculator-share.text.js';

export const calculatorShareText: Translation<typeof englishCalculatorShareText> = {
  share: 'ಶೇರ್ ಮಾಡಿ',
  withCustomer: 'ಗ್ರಾಹಕರಿಗೆ ಕಳುಹಿಸಿ',
  message: (summary, warning) => `${summary}. ಇವು ಅಂದಾಜು ಲೆಕ್ಕಗಳು ಮಾತ್ರ. ${warning}`,
};

export const shareWithCustomerText: Translation<typeof englishShareWithCustomerText> = {
  title: 'ಗ್ರಾಹಕರಿಗೆ ಕಳುಹಿಸಿ',
  intro: 'ನಿಮ್ಮ ಗ್ರಾಹಕರಿಗೆ ಈ ಪ್ಲಾನ್ ನಿಮ್ಮ ಹೆಸರಿನೊಂದಿಗೆ ಸಿಗುತ್ತದೆ; ಆಸಕ್ತಿ ಇದ್ದರೆ ಅವರು ತಿಳಿಸಬಹುದು.',
  name: 'ಗ್ರಾಹಕರ ಹೆಸರು',
  mobile: 'ಗ್ರಾಹಕರ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
  optional: 'ಕಡ್ಡಾಯವಲ್ಲ',
  next: 'ಮುಂದೆ',
  picture: (name) => (name === '' ? 'ಪ್ಲಾನ್, ಚಿತ್ರವಾಗಿ' : `${name} ಅವರ ಪ್ಲಾನ್, ಚಿತ್ರವಾಗಿ`),
  shared: 'ಪ್ಲಾನ್ ಶೇರ್ ಆಯಿತು',
  failed: 'ಶೇರ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ',
};
