import { checkEmail, MOBILE_LENGTH } from '#session/rules.js';

/** Codes of what can be wrong with whom a link is sent to; words in share.text.ts. */
export type ShareErrorCode =
  'share_email_required' | 'share_email_invalid' | 'share_mobile_required' | 'share_mobile_invalid';

const DIGITS = /^\d+$/;

/** An address that a login would take too (specification, platform, section 5); give it tidied. Null: nothing is wrong. */
export function checkShareEmail(email: string): ShareErrorCode | null {
  if (email === '') return 'share_email_required';
  return checkEmail(email) === null ? null : 'share_email_invalid';
}

/** Exactly ten digits, whatever they begin with (specification, platform, section 5). Null: nothing is wrong. */
export function checkShareMobile(mobile: string): ShareErrorCode | null {
  if (mobile === '') return 'share_mobile_required';
  return DIGITS.test(mobile) && mobile.length === MOBILE_LENGTH ? null : 'share_mobile_invalid';
}
