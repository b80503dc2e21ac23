import type { CertificateErrorCode } from './certificates.js';

/** Sentences prescribed to the letter; the last three are ours. */
export const certificateErrorText: Readonly<Record<CertificateErrorCode, string>> = {
  nism_unanswered: 'Please enter if you are NISM holder',
  arn_unanswered: 'Please enter if you are ARN holder.',
  nism_required: 'Please enter NISM certification number',
  not_digits: 'Enter only integers',
  nism_invalid: 'Please enter valid NISM number',
  test_date_required: 'Please select test date.',
  date_invalid: 'Please select valid date',
  valid_till_required: 'Please select valid till date.',
  arn_required: 'Please enter ARN certification number',
  euin_required: 'Please enter EUIN number',
  euin_invalid: 'Please enter 6 digits EUIN',
  valid_from_required: 'Please select valid from date.',
  valid_to_required: 'Please select valid to date.',
  euin_taken: 'Another advisor is registered with this EUIN',
  arn_invalid: 'Please enter a valid ARN number',
  terms_required: 'Please accept the terms to register',
};
