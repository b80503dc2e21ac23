import type { Translation } from '@prosperx/core/language';
import { MIN_PASSWORD_LENGTH } from '@prosperx/core/session';
import type { codeStepText as english } from '#features/login/steps/code-step.text.js';

/** `0:18`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const codeStepText: Translation<typeof english> = {
  codeVerified: 'OTP ঠিক আছে',
  codeOver: 'নতুন OTP চেয়ে নিন',
  newPassword: 'নতুন পাসওয়ার্ড',
  newPasswordHint: `অন্তত ${MIN_PASSWORD_LENGTH}টি অক্ষর`,
  confirmPassword: 'আবার পাসওয়ার্ড লিখুন',
  code: 'OTP',
  whyCode: 'আমরা পাসওয়ার্ডের সঙ্গে OTP-ও চাইছি, কারণ আপনি তা বেছে নিয়েছেন অথবা কেউ পাসওয়ার্ড আন্দাজ করার চেষ্টা করছে।',
  mailFaults: {
    email_code_wrong: 'ইমেলের সঠিক কোড লিখুন।',
    email_code_over: 'ইমেলে নতুন কোড চেয়ে নিন।',
  },
  mailCode: 'ইমেলের কোড',
  mailCodeSent: (address) => `আপনি লগ ইনে দু’ভাবে যাচাই চেয়েছেন, তাই ${address}-এও একটি কোড পাঠানো হয়েছে।`,
  noMail: 'আপনি লগ ইনে দু’ভাবে যাচাই চেয়েছেন। ProsperX সাইটে পাসকি ব্যবহার করুন: আপনার যাচাই করা ইমেল আমাদের কাছে নেই।',
  noProof:
    'আপনি লগ ইনে দু’ভাবে যাচাই চেয়েছেন, কিন্তু আমাদের কাছে আপনার যাচাই করা ইমেল বা পাসকি নেই। আমাদের লিখুন: আমরা আপনার পরিচয় যাচাই করে লগ ইন করিয়ে দেব।',
  passkey: 'তার বদলে পাসকি ব্যবহার করুন',
  resendMail: 'আবার ইমেলে কোড পাঠাব?',
  resendMailIn: (seconds) => `আবার ইমেলে কোড পাঠান, ${clock(seconds)} পরে`,
  resend: 'আবার OTP পাঠাব?',
  resendIn: (seconds) => `আবার OTP পাঠান, ${clock(seconds)} পরে`,
};
