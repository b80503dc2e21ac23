import type { Translation } from '#language/index.js';
import type { shareErrorText as english } from '#share/share.text.js';

export const shareErrorText: Translation<typeof english> = {
  share_email_required: 'ইমেল লিখুন',
  share_email_invalid: 'সঠিক ইমেল লিখুন',
  share_mobile_required: 'মোবাইল নম্বর লিখুন',
  share_mobile_invalid: 'শুধু 10টি সংখ্যা লিখুন',
  share_receiver_required: 'এটি কার জন্য লিখুন',
};
