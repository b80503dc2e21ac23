import { typedAlphanumerics } from '#format/input.js';

const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|prof|shri|smt|sri|kumari|master|m\/s)(?:\.\s*|\s+)/i;

/**
 * The name that the registry holds without titles and without what is no letter (specification, onboarding, section 4): "Dr. ANITA
 * D'SOUZA-RAO (HUF)" becomes "ANITA DSOUZA RAO HUF". Letters of any script stay; words are parted by single spaces.
 */
export function cleanKycName(registered: string): string {
  let name = registered.trim();
  while (TITLES.test(name)) name = name.replace(TITLES, '');
  return name
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

/** Codes of what can be wrong with a PAN; words in kyc.text.ts. */
export type PanErrorCode = 'pan_required' | 'pan_invalid';

/** Five capital letters, four digits, one capital letter. */
export const PAN_PATTERN = /^[A-Z]{5}\d{4}[A-Z]$/;

/** Five letters, four digits, one letter (specification, onboarding, section 5); give it tidied. */
export function checkPan(pan: string): PanErrorCode | null {
  if (pan === '') return 'pan_required';
  return PAN_PATTERN.test(pan) ? null : 'pan_invalid';
}

/** What was typed or pasted, as a PAN is written: capitals and digits alone. One too many stays, and is told. */
export const tidyPan = typedAlphanumerics;
