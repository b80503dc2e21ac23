import type { Translation } from '@prosperx/core/language';
import type { laterStepText as english } from '#features/login/steps/later-step.text.js';

export const laterStepText: Translation<typeof english> = {
  noPasswordYet: 'હજી પાસવર્ડ નથી? “પાસવર્ડ ભૂલી ગયા?”થી બનાવો.',
  password: 'પાસવર્ડ',
  email: 'ઈમેલ',
  name: 'પૂરું નામ',
  nameNote: 'PAN પર છે તેમ',
  wrongMobile: 'ખોટો મોબાઇલ નંબર લખ્યો?',
  passkey: 'પાસકી વાપરો',
  forgotPassword: 'પાસવર્ડ ભૂલી ગયા?',
  continueWith: 'આ ખાતાથી આગળ વધો',
};
