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

/** What is shared: a message, and the address it is about; either may be empty. */
export interface Shared {
  readonly message: string;
  readonly url: string;
}

/** The message with its address below it, unless the message names it already. */
export function shareText({ message, url }: Shared): string {
  if (url === '' || message.includes(url)) return message;
  return message === '' ? url : `${message}\n${url}`;
}

/** Opens WhatsApp with the text: the app itself on a phone, the web elsewhere. */
export function whatsAppLink(text: string, onPhone: boolean): string {
  const start = onPhone ? 'whatsapp://send' : 'https://web.whatsapp.com/send';
  return `${start}?text=${encodeURIComponent(text)}`;
}

/** Opens the reader's own mail program with a letter that is ready to go. */
export function mailLink(to: string, subject: string, text: string): string {
  // RFC 6068: lines of a letter end in CRLF
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** Opens the reader's own messages with one to an Indian mobile of ten digits. */
export function smsLink(mobile: string, text: string): string {
  // "?" is Android's and the standard's, "&" is what iOS reads; each takes the other's sign for nothing
  return `sms:+91${mobile}?&body=${encodeURIComponent(text)}`;
}
