import type { Translation } from '@prosperx/core/language';
import type {
  helpDeskText as englishHelpDeskText,
  otpDialogText as englishOtpDialogText,
  profileSwitchText as englishProfileSwitchText,
} from '#domain/session/session.text.js';

export const helpDeskText: Translation<typeof englishHelpDeskText> = { call: 'ফোন করুন', or: 'বা এখানে লিখুন', end: '।' };

/** `0:48`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const otpDialogText: Translation<typeof englishOtpDialogText> = {
  label: 'ওয়ান-টাইম পাসওয়ার্ড (OTP)',
  sentTo: (mobile) => `${mobile} নম্বরে পাঠানো 6 সংখ্যার কোড লিখুন`,
  sentAgain: (mobile) => `${mobile} নম্বরে নতুন কোড পাঠানো হয়েছে`,
  sentBefore: (mobile) => `${mobile} নম্বরে একটু আগে পাঠানো 6 সংখ্যার কোড লিখুন`,
  wait: (seconds) => `আবার OTP পাঠান, ${clock(seconds)} পরে`,
  resend: 'আবার OTP পাঠান',
};

export const profileSwitchText: Translation<typeof englishProfileSwitchText> = { switchTo: 'এখানে যান' };
