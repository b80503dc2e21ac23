import type { PanErrorCode } from './rules.js';

/** To the letter of the specification (onboarding, section 5). */
export const panErrorText: Readonly<Record<PanErrorCode, string>> = {
  pan_required: 'Please enter PAN number',
  pan_invalid: 'Please enter valid PAN number',
};
