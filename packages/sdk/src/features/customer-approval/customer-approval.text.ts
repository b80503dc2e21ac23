import type { ApprovalField } from '@prosperx/core/customer-approval';
import { formatMoment, formatMoney, formatUnits } from '@prosperx/core/format';
import type { Paise, Units } from '@prosperx/core/money';
import type { Instant } from '@prosperx/core/time';

export const customerApprovalText = {
  invalid: 'This link is not valid any more. Please ask your advisor for a new one.',
  notShown: 'The request could not be shown',
};

/** Words of what a customer approves; they come with the code that shows it. */
export const approvalRequestText = {
  intro: (advisor: string) =>
    `${advisor || 'Your advisor'} has prepared this for you. Nothing happens before you approve.`,
  forAccount: 'Account',
  askedBy: 'Asked by',
  until: 'Approve by',
  moment: (until: Instant) => formatMoment(until),
  from: 'From',
  to: 'To',
  lockIn: 'Lock-in of the new units',
  lockInYears: (years: number, isMost: boolean) =>
    `${isMost ? 'Up to ' : ''}${years} ${years === 1 ? 'year' : 'years'}`,
  folio: 'Folio',
  much: 'How much',
  amount: (amount: Paise) => formatMoney(amount, 2),
  units: (units: Units) => `${formatUnits(units)} units`,
  all: (units: Units) => `All, ${formatUnits(units)} units`,
  fields: {
    email: 'Email address',
    address: 'Address',
    pincode: 'Pincode',
    bank: 'Bank',
    bankAccount: 'Account number',
    bankUse: 'Used for',
    nominee: 'Nominees',
    noNominee: 'Nominees',
    scheme: 'Fund',
    sipAmount: 'Monthly amount',
    sipDate: 'SIP date',
    stepUp: 'Step-up',
    accountHolder: 'Account holder',
    pan: 'PAN',
    birthDate: 'Date of birth',
    gender: 'Gender',
    mobileOf: 'Mobile belongs to',
    emailOf: 'Email belongs to',
    occupation: 'Occupation type',
    income: 'Income range',
    aadhaar: 'Aadhaar number',
    birthPlace: 'Place of birth',
    taxResidence: 'Tax residence',
    politics: 'Politically exposed person (PEP)',
  } satisfies Record<ApprovalField, string>,
  none: { noNominee: 'None wanted', stepUp: 'Ends', sipAmount: 'Stops' } as Partial<Record<ApprovalField, string>>,
  before: (before: string) => `Before: ${before}`,
  signature: 'Signature',
  signatureAlt: 'Picture of the signature',
  registration: 'By approving, you confirm your profile and declare:',
  optOut: 'By approving, you declare:',
  terms: 'Terms of use',
  approve: 'Approve with OTP',
  decline: 'Decline',
  otpTitle: 'Confirm it is you',
  otpSubmit: 'Approve',
  otpNotice: 'Never share this OTP with anyone, not even your advisor.',
  unfit: 'This cannot be done as it was prepared. Please ask your advisor about it.',
  highRisk: 'This scheme is riskier than your risk profile suggests.',
  approved: 'You have approved this.',
  approvedRedemption: 'You have approved this, and the order is placed.',
  orderNo: (number: string) => `Order number ${number}`,
  declined: 'You have declined this. Nothing has changed, and your advisor will see your decision.',
  over: {
    expired: { title: 'Verification Link Expired', help: 'Please ask your advisor for a new link.' },
    replaced: { title: 'A newer request has taken its place', help: 'Please open the link that you got last.' },
    withdrawn: {
      title: 'This request is no longer valid',
      help: 'Its advisor’s right to act for you ended. Nothing has changed.',
    },
  },
  stranger: 'If you did not expect this, decline it. Your profile shows what advisors did in your account.',
};
