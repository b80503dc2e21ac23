import type { Translation } from '@prosperx/core/language';
import type { ownLoginText as english } from '#domain/session/own-login.text.js';

export const ownLoginText: Translation<typeof english> = {
  note: 'একটি পার্টনার আপনাকে এখানে লগ ইন করিয়েছে। এখানে যা দেখছেন তার বেশি কিছু করতে নিজে ProsperX-এ লগ ইন করুন।',
  onPaper: 'একটি পার্টনার আপনাকে এখানে লগ ইন করিয়েছে। কাগজে অটোপে সেট আপ করতে নিজে ProsperX-এ লগ ইন করুন।',
  logIn: 'ProsperX-এ লগ ইন করুন',
};
