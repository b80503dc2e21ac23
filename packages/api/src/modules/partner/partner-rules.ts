import { isPageOrigin } from '#http/request-origin.js';
import { isInnerAddress } from './inner-address.js';

const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]'];

/** An origin of this machine without a port matches all its ports. */
export const hasAnyPort = (origin: string): boolean => THIS_MACHINE.some((host) => origin === `http://${host}`);

/** Says whether an origin is of whichever machine a reader has: pages of several partners lie there, and apps that carry their pages. */
export const isOfThisMachine = (origin: string): boolean => THIS_MACHINE.includes(new URL(origin).hostname);

/** Says whether a text is an origin that can be registered: https, or http on this machine. */
export const isRegistrable = (text: string): boolean =>
  isPageOrigin(text) && (text.startsWith('https:') || isOfThisMachine(text));

/** Says whether events can be sent to an address: one of the internet by https; in a sandbox also one of this machine by http. */
export function isWebhook(text: string, isSandbox: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, hash } = new URL(text);
  if (username !== '' || hash !== '') return false;
  if (isSandbox && THIS_MACHINE.includes(hostname)) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && !THIS_MACHINE.includes(hostname) && !isInnerAddress(hostname.replace(/^\[|\]$/g, ''));
}

/** The form in which an address is compared. */
export const mailOf = (text: string): string => text.trim().toLowerCase();
