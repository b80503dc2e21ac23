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
