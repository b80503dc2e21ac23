import { spoken } from '#language/index.js';
import { FULL_AGE } from '#time/index.js';
import { NOMINEE_LENGTHS, type NomineeIdType, specificationRules } from './nominee.js';

const charactersOnly = (most: number) => `Please enter ${most} characters only`;

/** The sentence for each fault of a nominee's field; most are prescribed to the letter. */
export const nomineeErrorText = {
  name_required: 'Please enter your nominee name',
  name_invalid: 'Please enter a valid name',
  name_too_long: charactersOnly(NOMINEE_LENGTHS.name),
  name_own: 'You cannot nominate yourself.',
  name_repeated: "Nominee name can't be same.",
  relationship_required: 'Please select your relationship with nominee',
  share_required: 'Please enter a valid nominee %',
  share_invalid: 'Please enter a valid %',
  id_type_invalid: 'Please select a valid identity type',
  id_required: 'Please enter ID number',
  id_masked: 'Please enter the whole ID number again.',
  id_too_long: 'Please enter 30 characters only',
  pan_invalid: 'Invalid PAN number',
  aadhaar_invalid: 'Enter last 4 digits of Aadhaar',
  licence_invalid: 'Please enter Driving License number',
  pan_own: 'You cannot use your own PAN number.',
  aadhaar_own: 'You cannot use your own Aadhaar number.',
  id_repeated: "ID number can't be same for nominees with same identity type.",
  email_required: 'Please enter email id',
  email_too_long: 'Please enter 120 characters only',
  email_invalid: 'Please enter a valid email',
  mobile_required: 'Please enter your mobile number',
  mobile_invalid: 'Please enter a valid mobile number',
  address_required: 'Please enter address',
  address_too_long: charactersOnly(NOMINEE_LENGTHS.address),
  pincode_required: 'Please enter your pincode',
  pincode_unknown: 'Invalid pincode',
  birth_required: 'Please enter nominee DOB',
  birth_no_date: 'There is no such date. Please enter it as DD/MM/YYYY',
  birth_not_minor: `A minor is under ${FULL_AGE} years: enter a date within the last ${FULL_AGE} years`,
  guardian_required: 'Please enter guardian name',
  guardian_invalid: 'Please enter a valid guardian name',
  guardian_too_long: charactersOnly(NOMINEE_LENGTHS.guardian),
} as const;
/** Codes for faults in a field of a nominee. */
export type NomineeErrorCode = keyof typeof nomineeErrorText;

/** The sentence for each fault of all nominees together. */
export const nomineesErrorText = {
  nominee_needed: 'Please name a nominee.',
  nominee_missing: 'Add a nominee, or choose not to nominate.',
  nominees_too_many: 'Too many nominees. Please remove one.',
  shares_not_whole: 'Total allocation should be 100%',
} as const;
/** Codes for faults of all nominees together. */
export type NomineesErrorCode = keyof typeof nomineesErrorText;

/** The name of each way to identify a nominee. */
export const nomineeIdTypeText: Readonly<Record<NomineeIdType, string>> = {
  '1': 'PAN',
  '2': 'Aadhaar (last 4 digits)',
  '3': 'Driving License',
};

/** Returns the name of a relationship, which is a value of the wire too. */
export const relationshipName = /* @__PURE__ */ spoken({
  relationshipName: (relationship: string): string => relationship,
});

/** Returns the heading of a nominee, such as "Nominee 1/3"; `number` counts from one, `most` is how many can be named. */
export const nomineeTitle = (number: number, most = specificationRules.most): string => `Nominee ${number}/${most}`;
