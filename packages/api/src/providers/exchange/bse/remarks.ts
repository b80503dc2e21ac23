import { cutText } from '@prosperx/core/format';
import { bseText } from './bse.text.js';

/**
 * What a refusal is about. `order`: the order itself, which the investor can act on. The others decide nothing about it: `session`
 * a password that ran out, `duplicate` a number that was used before, `ours` our login, `trouble` a fault within the exchange.
 */
export type Meaning = 'order' | 'session' | 'duplicate' | 'ours' | 'trouble';

/**
 * The first that fits. `session` and `ours` are the errors of getPassword and MFAPI in the "Web Service Structure" document, "DUPLICATE
 * UNIQUE REF NO" and those of `trouble` what brokers report of the live exchange. Anything else is about the order.
 */
const MEANINGS: readonly (readonly [pattern: RegExp, meaning: Meaning])[] = [
  [/\bduplicate\b|\b(?:unique ref|ref no|trans ?no)\w*\b.*\b(?:already|exists?|used)\b/i, 'duplicate'],
  [/\bpassword expired\b|\bsession\b.*\b(?:expired|invalid)\b/i, 'session'],
  [/\binvalid (?:session|password|pass ?key|encrypted)\b/i, 'session'],
  [/\blogin attempts\b|\baccount information\b|\baccess temporarily\b|\binvalid (?:user|member)\b/i, 'ours'],
  [/\b(?:user|member|branch)\b.*\b(?:not exists?|disabled|suspended)\b/i, 'ours'],
  [/\b(?:user id|member id|member code|password|passkey)\b.*\b(?:blank|mandatory)\b/i, 'ours'],
  [
    /\bnetwork-related\b|\binstance-specific\b|\btime(?:d )?-?out\b|\bdeadlock|\blogin failed\b|\bbsemfdb\b/i,
    'trouble',
  ],
];

export function meaningOf(remarks: string): Meaning {
  return MEANINGS.find(([pattern]) => pattern.test(remarks))?.[1] ?? 'order';
}

const ABBREVIATIONS =
  /\b(?:pan|kyc|kra|ckyc|x?-?sip|isip|ucc|ifsc|upi|euin|nav|isin|fatca|bse|amc|nri|otp|rta|nfo|elss|hdfc|sbi|uti)\b/g;
const LONGEST = 200;

/** Remarks as a sentence for a person: without "FAILED:", not in capitals. */
export function sentenceOf(remarks: string): string {
  const whole = remarks
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:failed|failure|error|rejected)\b\s*[:-]*\s*/i, '')
    .replace(/[\s.|]+$/, '');
  const plain = cutText(whole, LONGEST);
  if (plain === '') return bseText.noReason;
  const shouted = plain === plain.toUpperCase();
  const words = shouted ? plain.toLowerCase().replace(ABBREVIATIONS, (word) => word.toUpperCase()) : plain;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Says whether remarks say that a SIP was cancelled before ("FAILED: SWP ALREADY CANCELLED" in the document). */
export const isCancelledAlready = (remarks: string) =>
  /\balready\b.*\bcancell?ed\b|\bcancell?ed already\b/i.test(remarks);

/** Says whether remarks say that a SIP is paused already. */
export const isPausedAlready = (remarks: string) => /\balready\b.*\bpaused?\b|\bpaused? already\b/i.test(remarks);
