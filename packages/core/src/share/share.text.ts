import type { ShareErrorCode } from './rules.js';

/** To the letter of the specification (platform, section 5). */
export const shareErrorText: Readonly<Record<ShareErrorCode, string>> = {
  share_email_required: 'Please enter email',
  share_email_invalid: 'Please enter valid email',
  share_mobile_required: 'Please enter mobile',
  share_mobile_invalid: 'Please enter 10 digits only',
};
