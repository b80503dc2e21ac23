import { UNKNOWN_ERROR_TEXT } from '@prosperx/core/errors';
import { pincodeErrorText } from '@prosperx/core/pincode';
import { type DeletionBlocker, profileErrorText } from '@prosperx/core/profile';

export const ownDataText = {
  title: 'Your data',
  text: 'Take all that is kept about you with you, or ask for your account to be deleted.',
  download: 'Download my data',
  fileName: 'prosperx-my-data.json',
  form: 'Account opening form (PDF)',
  formFileName: 'prosperx-account-opening-form.pdf',
  delete: 'Request deletion',
  askTitle: 'Ask for your account to be deleted?',
  ask: 'You are signed out, and your details are deleted. What you bought stays on record as long as the law asks. This is not possible while you hold units, or have orders or money under way.',
  keep: 'Keep my account',
  sendCode: 'Send OTP',
  otpTitle: 'Confirm the deletion',
  otpSubmit: 'Verify and request',
  heldTitle: 'Your account can not be deleted yet',
  held: {
    units: 'You still hold units: redeem them first.',
    orders: 'You have orders under way: wait until they are carried out, or cancel them.',
    money: 'A payment is being made, or money is on its way back to you: wait until it has arrived.',
    sips: 'You have SIPs that go on: stop them first.',
  } satisfies Record<DeletionBlocker, string>,
  doneTitle: 'Your request is recorded',
  done: (day: string) => `The deletion of your account was requested on ${day}. You are signed out.`,
  leave: 'Leave',
  requestedOn: (day: string) => `You asked on ${day} for your account to be deleted.`,
};

const fieldText: Readonly<Record<string, string | undefined>> = { ...profileErrorText, ...pincodeErrorText };

/** Returns what is wrong with a field, by the rules or by the server. */
export const profileErrorMessage = (code: string): string => fieldText[code] ?? UNKNOWN_ERROR_TEXT;

/** Names of tabs and buttons to the letter of the specification (onboarding, section 2). */
export const profileText = {
  tabs: 'Profile',
  sections: {
    personal: 'Personal Details',
    bank: 'Bank Details',
    employment: 'Employment Details',
    nominee: 'Nominee Details',
  },
  otherTitle: 'To change these details, contact your advisor',
  otherText: 'An account of this type is changed on paper, with the signatures of its holders.',
  activatedTitle: 'Your account is activated',
  activated: 'This information cannot be updated now. Please contact your advisor to change it.',
  noAdvisor: 'You have no advisor?',
  name: 'Full name',
  mobile: 'Mobile',
  gender: 'Gender',
  birth: 'Date of birth',
  pan: 'PAN',
  taxStatus: 'Tax status',
  aadhaar: 'Aadhaar number',
  aadhaarEnds: (lastFour: string) => `••••\u00a0••••\u00a0${lastFour}`,
  email: 'Email',
  address: 'Address',
  addressHint: (length: number, most: number) => `${length} of ${most} characters`,
  pincode: 'Pincode',
  place: (pincode: string, city: string | null, state: string | null) =>
    [pincode, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
  missing: 'Not given',
  edit: 'Edit Personal Details',
  save: 'Save Changes',
  discard: 'Discard',
  saved: 'Changes are made successfully.',
  otpTitle: 'Confirm your changes',
  otpSubmit: 'Verify and save',
  account: 'Account number',
  accountType: 'Account type',
  bank: 'Bank name',
  branch: 'Branch',
  ifsc: 'IFSC',
  cheque: 'Cancelled cheque',
  chequeAlt: 'Picture of the cancelled cheque',
  occupation: 'Occupation type',
  income: 'Income range',
  idType: 'ID type',
  idNumber: 'ID number',
  signature: 'Signature',
  signatureAlt: 'Picture of the signature',
  noPicture: 'None was uploaded.',
  pictureGone: 'The picture could not be shown. Reload the page to try again.',
} as const;
