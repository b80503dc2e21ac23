import type { Translation } from '@prosperx/core/language';
import type { laterStepText as english } from '#features/login/steps/later-step.text.js';

export const laterStepText: Translation<typeof english> = {
  noPasswordYet: 'இன்னும் பாஸ்வேர்டு இல்லையா? “பாஸ்வேர்டு மறந்துவிட்டதா?” மூலம் அமைக்கவும்.',
  password: 'பாஸ்வேர்டு',
  email: 'இமெயில்',
  name: 'முழுப் பெயர்',
  nameNote: 'PAN கார்டில் உள்ளபடி',
  wrongMobile: 'மொபைல் எண் தவறா?',
  passkey: 'பாஸ்கீ பயன்படுத்தவும்',
  forgotPassword: 'பாஸ்வேர்டு மறந்துவிட்டதா?',
  continueWith: 'இந்தக் கணக்கில் தொடரவும்',
};
