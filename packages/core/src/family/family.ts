/**
 * What one member of a family has said to another one who would see what they hold. Without a word of theirs it is `asked`; a consent that
 * is taken back is `declined`, as one that was never given.
 */
export const CONSENT_STATES = ['asked', 'allowed', 'declined'] as const;
/** One of `CONSENT_STATES`. */
export type ConsentState = (typeof CONSENT_STATES)[number];

/** The most accounts of a family: each is asked about each of the others, and all are proposed to at once. */
export const MOST_MEMBERS = 12;

/** Returns what is wrong with a family of so many accounts; null where nothing is. */
export const checkFamilySize = (accounts: number): 'too_many' | null => (accounts > MOST_MEMBERS ? 'too_many' : null);

/** Returns what a consent is audited as: one that is taken back is withdrawn, not declined. */
export function consentActOf(before: ConsentState, allow: boolean): 'allowed' | 'declined' | 'withdrawn' {
  if (allow) return 'allowed';
  return before === 'allowed' ? 'withdrawn' : 'declined';
}
