import { checkEmail, MOBILE_LENGTH } from '#session/index.js';

/** Codes for faults in the address or mobile to which a link is sent; `shareErrorText` has their words. */
export type ShareErrorCode =
  | 'share_email_required'
  | 'share_email_invalid'
  | 'share_mobile_required'
  | 'share_mobile_invalid'
  | 'share_receiver_required';

/** Letters of the words for whom a link is. */
export const RECEIVER_LENGTH = 100;
/** Links that are listed at once. */
export const LINKS_A_PAGE = 20;

const DIGITS = /^\d+$/;

/** Checks a tidied email address by the rule of the login; null when it is right. */
export function checkShareEmail(email: string): ShareErrorCode | null {
  if (email === '') return 'share_email_required';
  return checkEmail(email) === null ? null : 'share_email_invalid';
}

/** Checks for exactly ten digits, whatever they begin with; null when it is right. */
export function checkShareMobile(mobile: string): ShareErrorCode | null {
  if (mobile === '') return 'share_mobile_required';
  return DIGITS.test(mobile) && mobile.length === MOBILE_LENGTH ? null : 'share_mobile_invalid';
}

/** Checks the tidied words for whom a link is; null when there are any. */
export function checkReceiver(receiver: string): ShareErrorCode | null {
  return receiver === '' ? 'share_receiver_required' : null;
}

/** A message to share, and the address it is about; '' of either: without it. Without an address there is no link to copy. */
export interface Shared {
  readonly message: string;
  readonly url: string;
}

/** Returns the message with its address below it, unless the message names it already. */
export function shareText({ message, url }: Shared): string {
  if (url === '' || message.includes(url)) return message;
  return message === '' ? url : `${message}\n${url}`;
}

/** Returns the link that opens WhatsApp with the text: the app itself on a phone, the web elsewhere. With an Indian mobile of ten digits it opens that chat. */
export function whatsAppLink(text: string, onPhone: boolean, mobile = ''): string {
  const start = onPhone ? 'whatsapp://send' : 'https://web.whatsapp.com/send';
  return `${start}?${mobile && `phone=91${mobile}&`}text=${encodeURIComponent(text)}`;
}

/** Returns the link that opens the reader's own mail program with an email that is ready to go. */
export function mailLink(to: string, subject: string, text: string): string {
  // RFC 6068 asks for CRLF at the ends of an email's lines.
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** Returns the link that opens the reader's own messages with one to an Indian mobile of ten digits. */
export function smsLink(mobile: string, text: string): string {
  // Android and the standard use "?", iOS reads "&"; each ignores the other's sign.
  return `sms:+91${mobile}?&body=${encodeURIComponent(text)}`;
}
