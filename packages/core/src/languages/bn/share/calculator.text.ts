import type { Translation } from '#language/index.js';
import type { shareClientText as english } from '#share/calculator.text.js';

export const shareClientText: Translation<typeof english> = {
  client_name_required: 'গ্রাহকের নাম জরুরি',
  client_name_invalid: 'সঠিক নাম লিখুন',
  client_mobile_required: 'গ্রাহকের মোবাইল নম্বর জরুরি',
  client_mobile_invalid: 'সঠিক মোবাইল নম্বর লিখুন',
};
