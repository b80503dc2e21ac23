import type { DeclarationFlag, Gender, IncomeSlab, OccupationType } from './choices.js';

/** What a field of the profile says, to the letter of the specification (onboarding, section 5) where it has words. */
export const profileErrorText = {
  gender_required: 'Please enter your gender.',
  birth_required: 'Please enter your date of birth',
  birth_invalid: 'Please enter your date of birth as DD/MM/YYYY',
  birth_no_date: 'There is no such date. Please enter it as DD/MM/YYYY',
  birth_too_early: 'Please check the year of your date of birth.',
  birth_too_young: 'You must be 18 years and above',
  declaration_required: 'Please select a declaration flag',
  email_required: 'Please enter email id',
  email_invalid: 'Please enter a valid email',
  address_required: 'Please enter address',
  address_too_long: 'Please enter 40 characters only',
  occupation_required: 'Please enter your occupation type.',
  income_required: 'Please select your income slab',
  aadhaar_invalid: 'Please enter valid adhaar no.',
  signature_required: 'Please upload your signature.',
} as const;
/** Codes of what can be wrong with a field of the profile. */
export type ProfileErrorCode = keyof typeof profileErrorText;

export const genderText: Readonly<Record<Gender, string>> = { M: 'Male', F: 'Female' };

export const declarationFlagText: Readonly<Record<DeclarationFlag, string>> = {
  SE: 'Self',
  SP: 'Spouse',
  DC: 'Dependent Children',
  DS: 'Dependent Siblings',
  DP: 'Dependent Parents',
  GD: 'Guardian',
  PM: 'PMS',
  CD: 'Custodian',
  PO: 'POA',
};

export const occupationText: Readonly<Record<OccupationType, string>> = { B: 'Business', S: 'Service', O: 'Others' };

export const incomeSlabText: Readonly<Record<IncomeSlab, string>> = {
  31: 'Below 1 Lakh',
  32: 'Between 1 and 5 lakhs',
  33: '5 to 10 lakhs',
  34: '10 to 25 lakhs',
  35: '25 lakhs to 1 cr',
  36: 'Above 1 cr',
};
