import { errorTextIn } from '@prosperx/core/errors';
import { nomineeErrorText, nomineeTitle } from '@prosperx/core/nominee';

/** Returns what is wrong with a field, by the rules or by the server. */
export const nomineeErrorMessage = (code: string): string => errorTextIn(code, nomineeErrorText);

export const nomineesText = {
  question: 'Do you want to add nominees?',
  yes: 'Yes',
  yesText: (most: number) =>
    most === 1
      ? 'Name one person who will receive your units in case of your death.'
      : `Add up to ${most} people who will receive your units in case of your death.`,
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
  minorHint: 'Enter the name first',
  birth: 'Date of birth',
  guardian: 'Guardian name',
  idType: 'Identity type',
  showIds: 'Show ID numbers',
  hideIds: 'Hide ID numbers',
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
  removed: (title: string, name: string) => (name ? `${title}, ${name}, was removed` : `${title} was removed`),
  add: 'Add more Nominees',
  split: 'Split equally',
  total: (percent: string) => `Total allocation: ${percent}%`,
  ofWhole: (percent: string) => `${percent}%`,
  pincode: 'Pincode',
  missing: 'Not given',
  none: 'No nominees added yet.',
  optedOut: 'You chose not to add a nominee.',
  edit: 'Edit Nominee Details',
  addDetails: 'Add Nominee Details',
  save: 'Save Changes',
  discard: 'Discard',
  saved: 'Changes are made successfully.',
  otpTitle: 'Confirm your changes',
  otpSubmit: 'Verify and save',
  bannerTitle: 'Nominee details are incomplete',
  banner: 'Update the missing information to keep placing new mutual fund orders, as SEBI requires.',
  grownTitle: (name: string) => `${name} is 18 now`,
  grown: 'An adult nominee has no guardian. Edit the nominee details and untick “Nominee is a minor”.',
  learnWhy: 'Learn why',
  complete: 'Complete nominee details',
  whyTitle: 'Why we ask for this',
  why: 'The rules for nominees ask for these details of each nominee. The exchange may refuse new orders without them:',
  required: ['Nominee ID: PAN, Aadhaar or Driving Licence', 'Contact information', 'Address details'],
  understood: 'OK',
};
