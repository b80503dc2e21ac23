import type { Translation } from '#language/index.js';
import type { newPasswordErrorText as english } from '#session/new-password.text.js';
import { MIN_PASSWORD_LENGTH } from '#session/rules.js';

export const newPasswordErrorText: Translation<typeof english> = {
  new_password_required: 'নতুন পাসওয়ার্ড লিখুন',
  new_password_short: `অন্তত ${MIN_PASSWORD_LENGTH}টি অক্ষর লিখুন`,
  new_password_personal: 'পাসওয়ার্ডে ProsperX, আপনার মোবাইল নম্বর বা ইমেল থাকতে পারে না',
  new_password_common: 'এই পাসওয়ার্ড খুব সাধারণ। অন্য একটি বেছে নিন',
  new_password_breached: 'এই পাসওয়ার্ড ফাঁস হওয়া তালিকায় পাওয়া গেছে। অন্য একটি বেছে নিন',
  confirm_password_required: 'আবার পাসওয়ার্ড লিখুন',
  passwords_differ: 'একই পাসওয়ার্ড লিখুন',
};
