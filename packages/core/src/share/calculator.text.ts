import type { ShareClientCode } from './calculator.js';

/** The sentences, of which most are prescribed to the letter. */
export const shareClientText: Readonly<Record<ShareClientCode, string>> = {
  client_name_required: 'Customer name is mandatory',
  client_name_invalid: 'Please enter a valid name',
  client_mobile_required: 'Customer mobile number is mandatory',
  client_mobile_invalid: 'Please enter a valid mobile number',
};
