import { typedAlphanumerics } from '#format/input.js';

const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|prof|shri|smt|sri|kumari|master|m\/s)(?:\.\s*|\s+)/i;

/**
 * Returns the registry's name without titles and without anything but letters (specification, onboarding, section 4): "Dr. ANITA
 * D'SOUZA-RAO (HUF)" becomes "ANITA DSOUZA RAO HUF". Letters of any script stay; single spaces part the words.
 */
export function cleanKycName(registered: string): string {
  let name = registered.trim();
  while (TITLES.test(name)) name = name.replace(TITLES, '');
  return name
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

/** Codes for faults in a PAN; `panErrorText` has their words. */
export type PanErrorCode = 'pan_required' | 'pan_invalid';

/** A PAN has five capital letters, four digits and one capital letter. */
export const PAN_PATTERN = /^[A-Z]{5}\d{4}[A-Z]$/;

/** Checks the form of a tidied PAN (specification, onboarding, section 5); null when it is right. */
export function checkPan(pan: string): PanErrorCode | null {
  if (pan === '') return 'pan_required';
  return PAN_PATTERN.test(pan) ? null : 'pan_invalid';
}

/** Reduces what was typed or pasted as a PAN to capitals and digits. A character too many stays, so that its check fails. */
export const tidyPan = typedAlphanumerics;
