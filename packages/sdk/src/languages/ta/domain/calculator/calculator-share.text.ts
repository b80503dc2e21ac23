import type { Translation } from '@prosperx/core/language';
import type {
  calculatorShareText as englishCalculatorShareText,
  shareWithCustomerText as englishShareWithCustomerText,
} from '#domain/calculator/calculator-share.text.js';

export const calculatorShareText: Translation<typeof englishCalculatorShareText> = {
  share: 'பகிரவும்',
  withCustomer: 'வாடிக்கையாளருடன் பகிரவும்',
  message: (summary, warning) => `${summary}. இவை உத்தேசக் கணக்குகள் மட்டுமே. ${warning}`,
};

export const shareWithCustomerText: Translation<typeof englishShareWithCustomerText> = {
  title: 'வாடிக்கையாளருடன் பகிரவும்',
  intro: 'உங்கள் வாடிக்கையாளருக்கு இந்தத் திட்டம் உங்கள் பெயருடன் கிடைக்கும்; ஆர்வம் இருந்தால் அவர் தெரிவிக்கலாம்.',
  name: 'வாடிக்கையாளர் பெயர்',
  mobile: 'வாடிக்கையாளர் மொபைல் எண்',
  optional: 'விருப்பப்பட்டால்',
  next: 'அடுத்து',
  picture: (name) => (name === '' ? 'திட்டம், படமாக' : `${name}-க்கான திட்டம், படமாக`),
  shared: 'திட்டம் பகிரப்பட்டது',
  failed: 'பகிர முடியவில்லை',
};
