import { UNKNOWN_ERROR_TEXT } from '@prosperx/core/errors';
import { type NomineeErrorCode, nomineeErrorText, nomineeTitle } from '@prosperx/core/nominee';

/** What is wrong with a field, by the rules or by the server. */
export const sentenceOfNominee = (code: string): string =>
  nomineeErrorText[code as NomineeErrorCode] ?? UNKNOWN_ERROR_TEXT;

export const nomineesText = {
  question: 'Do you want to add nominees?',
  yes: 'Yes',
  yesText: 'Name up to three people who receive your units if you die.',
  no: 'No',
  noText: 'Your legal heirs will have to prove their claim.',
  choose: 'Please choose Yes or No.',
  nominee: nomineeTitle,
  name: 'Nominee name',
  relationship: 'Relationship',
  relationshipPrompt: 'Select',
  share: 'Share',
  percent: '%',
  minor: 'Nominee is a minor (under 18 years)',
  birth: 'Date of birth',
  guardian: 'Guardian name',
  idType: 'Identity type',
  idNumber: { 1: 'PAN', 2: 'Last 4 digits of Aadhaar', 3: 'Driving License number' } as Readonly<
    Record<string, string>
  >,
  email: 'Email',
  mobile: 'Mobile number',
  countryCode: '+91',
  address: 'Address',
  addressHint: (length: number, most: number) => `${length} of ${most} characters`,
  remove: (title: string) => `Remove ${title}`,
  removeShort: 'Remove',
  add: 'Add more Nominees',
  split: 'Split equally',
  total: (percent: string) => `Total allocation: ${percent}%`,
  ofWhole: (percent: string) => `${percent}%`,
  pincode: 'Pincode',
  missing: 'Not given',
  none: 'No nominees are named yet.',
  optedOut: 'You chose not to name a nominee.',
  edit: 'Edit Nominee Details',
  addDetails: 'Add Nominee Details',
  save: 'Save Changes',
  discard: 'Discard',
  saved: 'Changes are made successfully.',
  otpTitle: 'Confirm your changes',
  otpSubmit: 'Verify and save',
  bannerTitle: 'Nominee details are incomplete',
  banner: 'Update the missing information to keep placing new mutual fund orders, as the regulator asks.',
  learnWhy: 'Learn why',
  whyTitle: 'Why this is asked for',
  why: 'SEBI, the regulator of mutual funds, asks for these of each nominee. Without them no new orders can be placed:',
  required: ['Nominee ID: PAN, Aadhaar or Driving Licence', 'Contact information', 'Address details'],
  understood: 'OK',
};
