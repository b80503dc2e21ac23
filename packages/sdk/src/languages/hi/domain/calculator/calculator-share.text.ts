import type { Translation } from '@prosperx/core/language';
import type {
  calculatorShareText as englishCalculatorShareText,
  shareWithCustomerText as englishShareWithCustomerText,
} from '#domain/calculator/calculator-share.text.js';

export const calculatorShareText: Translation<typeof englishCalculatorShareText> = {
  share: 'शेयर करें',
  withCustomer: 'ग्राहक को भेजें',
  message: (summary, warning) => `${summary}। ये आंकड़े सिर्फ अनुमान हैं। ${warning}`,
};

export const shareWithCustomerText: Translation<typeof englishShareWithCustomerText> = {
  title: 'ग्राहक को भेजें',
  intro: 'आपके ग्राहक को यह प्लान आपके नाम के साथ मिलेगा, और वे बता सकेंगे कि उनकी इसमें रुचि है।',
  name: 'ग्राहक का नाम',
  mobile: 'ग्राहक का मोबाइल नंबर',
  optional: 'वैकल्पिक',
  next: 'आगे',
  picture: (name) => (name === '' ? 'तस्वीर के रूप में प्लान' : `${name} का प्लान, तस्वीर के रूप में`),
  shared: 'प्लान शेयर हो गया',
  failed: 'शेयर नहीं हो सका',
};
