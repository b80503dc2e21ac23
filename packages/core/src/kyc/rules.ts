import { typedSigns } from '#format/typed.js';

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
export const tidyPan = typedSigns;
