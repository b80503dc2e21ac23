import type { DeclarationFlag, Gender, IncomeSlab, OccupationType } from './choices.js';

/**
 * The declarations to which a person agrees in the steps of onboarding, word for word. `version` is kept with the agreement; new words
 * are a new version.
 */
export const declarations = {
  fatca: {
    version: 'fatca-2026-11-3',
    text: 'I declare that what I have stated of my place and country of birth, of the countries where I am resident for tax purposes and of political exposure is true, correct and complete, and that I have stated every such country. I will report changes within 30 days. I have read and agree to the terms.',
  },
  nominationOptOut: {
    version: 'opt-out-2026-11',
    text: 'I do not wish to name a nominee. I know that in case of my death my legal heirs will have to prove their claim with documents of a court or another authority, which depend on the value of what I hold.',
  },
} as const;

/** The words under which an account holder gets notifications by WhatsApp. New words are a new version. */
export const whatsAppConsent = {
  version: 'whatsapp-2026-11',
  text: 'Send me notifications about my account and orders by WhatsApp, to my registered mobile number.',
} as const;

/** The sentence for each fault in a profile's field; most are prescribed to the letter. */
export const profileErrorText = {
  gender_required: 'Please enter your gender.',
  birth_required: 'Please enter your date of birth',
  birth_invalid: 'Please enter your date of birth as DD/MM/YYYY',
  birth_no_date: 'There is no such date. Please enter it as DD/MM/YYYY',
  birth_too_early: 'Please check the year of your date of birth.',
  birth_of_kyc: 'This is the date in your KYC record. To change it, update your KYC.',
  birth_not_of_pan: 'This is not the date of birth in the KYC record of this PAN.',
  birth_too_young: 'You must be 18 years and above',
  declaration_required: 'Please select a declaration flag',
  email_required: 'Please enter email id',
  email_invalid: 'Please enter a valid email',
  email_of_registered:
    'Your other account is registered with your present email. Switch to that account and change the email in its profile; an OTP confirms it.',
  email_is_proof:
    'You log in with an OTP too, and this email lets you in if you forget your password. To change it, first add a passkey or turn off the OTP under Login and Security.',
  address_required: 'Please enter address',
  address_too_long: 'Please enter 40 characters only',
  occupation_required: 'Please enter your occupation type.',
  income_required: 'Please select your income slab',
  aadhaar_invalid: 'Please enter valid adhaar no.',
  aadhaar_not_of_pan: 'This is not the Aadhaar number that your PAN is linked to. Please check it.',
  birth_place_required: 'Please enter your place of birth',
  birth_place_too_long: 'Please enter 60 characters only',
  country_required: 'Please select a country',
  tin_required: 'Please enter your tax identification number',
  country_twice: 'You have selected this country already',
  tax_residences_too_many: 'Please enter up to 3 countries',
  tin_too_long: 'Please enter 20 characters only',
  tin_invalid: 'This is not a tax identification number of this country',
  fatca_required: 'Please answer the questions on birth and tax residence.',
  declaration_missing: 'Please agree to the declaration.',
  declaration_owner: 'Only the investor can make the FATCA declaration.',
  pep_required: 'Please select if you are politically exposed',
  signature_required: 'Please upload your signature.',
} as const;
/** Codes for faults in a field of the profile. */
export type ProfileErrorCode = keyof typeof profileErrorText;

/** The name of each gender. */
export const genderText: Readonly<Record<Gender, string>> = { M: 'Male', F: 'Female' };

/** The name of each declaration flag. */
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

/** The name of each kind of occupation. */
export const occupationText: Readonly<Record<OccupationType, string>> = { B: 'Business', S: 'Service', O: 'Others' };

/** The name of each income slab. */
export const incomeSlabText: Readonly<Record<IncomeSlab, string>> = {
  31: 'Below 1 Lakh',
  32: 'Between 1 and 5 lakhs',
  33: '5 to 10 lakhs',
  34: '10 to 25 lakhs',
  35: '25 lakhs to 1 cr',
  36: 'Above 1 cr',
};
