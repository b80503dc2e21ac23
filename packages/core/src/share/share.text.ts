import type { ShareErrorCode } from './rules.js';

/** The sentences, of which most are prescribed to the letter. */
export const shareErrorText: Readonly<Record<ShareErrorCode, string>> = {
  share_email_required: 'Please enter email',
  share_email_invalid: 'Please enter valid email',
  share_mobile_required: 'Please enter mobile',
  share_mobile_invalid: 'Please enter 10 digits only',
  share_receiver_required: 'Please enter who it is for',
};
