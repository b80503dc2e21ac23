import type { Translation } from '@prosperx/core/language';
import type {
  calculatorShareText as englishCalculatorShareText,
  shareWithCustomerText as englishShareWithCustomerText,
} from '#domain/calculator/calculator-share.text.js';

export const calculatorShareText: Translation<typeof englishCalculatorShareText> = {
  share: 'शेअर करा',
  withCustomer: 'ग्राहकाला पाठवा',
  message: (summary, warning) => `${summary}. हे आकडे केवळ अंदाज आहेत. ${warning}`,
};

export const shareWithCustomerText: Translation<typeof englishShareWithCustomerText> = {
  title: 'ग्राहकाला पाठवा',
  intro: 'तुमच्या ग्राहकाला तुमच्या नावासह हा प्लॅन मिळेल आणि आवडल्यास ते तसे कळवू शकतील.',
  name: 'ग्राहकाचे नाव',
  mobile: 'ग्राहकाचा मोबाइल नंबर',
  optional: 'ऐच्छिक',
  next: 'पुढे',
  picture: (name) => (name === '' ? 'प्लॅनचे चित्र' : `${name} यांच्यासाठी प्लॅनचे चित्र`),
  shared: 'प्लॅन पाठवला',
  failed: 'पाठवता आला नाही',
};
