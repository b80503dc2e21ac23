import type { Translation } from '@prosperx/core/language';
import type { laterStepText as english } from '#features/login/steps/later-step.text.js';

export const laterStepText: Translation<typeof english> = {
  noPasswordYet: 'ఇంకా పాస్‌వర్డ్ లేదా? “పాస్‌వర్డ్ మర్చిపోయారా?” ద్వారా పెట్టుకోండి.',
  password: 'పాస్‌వర్డ్',
  email: 'ఈమెయిల్',
  name: 'పూర్తి పేరు',
  nameNote: 'PAN కార్డులో ఉన్నట్లు',
  wrongMobile: 'మొబైల్ నంబర్ తప్పా?',
  passkey: 'పాస్‌కీ వాడండి',
  forgotPassword: 'పాస్‌వర్డ్ మర్చిపోయారా?',
  continueWith: 'ఈ ఖాతాతో కొనసాగించండి',
};
