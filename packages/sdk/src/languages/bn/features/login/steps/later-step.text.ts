import type { Translation } from '@prosperx/core/language';
import type { laterStepText as english } from '#features/login/steps/later-step.text.js';

export const laterStepText: Translation<typeof english> = {
  noPasswordYet: 'এখনও পাসওয়ার্ড নেই? “পাসওয়ার্ড ভুলে গেছেন?” থেকে তৈরি করুন।',
  password: 'পাসওয়ার্ড',
  email: 'ইমেল',
  name: 'পুরো নাম',
  nameNote: 'PAN-এ যেমন আছে',
  wrongMobile: 'ভুল মোবাইল নম্বর লিখেছেন?',
  passkey: 'পাসকি ব্যবহার করুন',
  forgotPassword: 'পাসওয়ার্ড ভুলে গেছেন?',
  continueWith: 'এই অ্যাকাউন্ট দিয়ে এগিয়ে যান',
};
