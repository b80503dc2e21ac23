import type { ApprovedKind, CartStanding, MandateNeed } from '@prosperx/core/agent';
import { operator } from '#site.js';

export const advisorHomeText = {
  welcome: (name: string) => `Welcome, ${name}`,
  waits: (count: number) =>
    count === 0
      ? 'Nothing waits for you today.'
      : count === 1
        ? 'One thing waits for you.'
        : `${count} things wait for you.`,
  myCustomers: 'My customers',
  register: 'Register',
  assets: 'Assets under management',
  assetsOf: (day: string) => `At the NAVs of ${day}`,
  customers: 'Customers',
  newThisMonth: (count: number) => `${count} new this month`,
  book: 'See your book by house, category, customer and month',
  sipBook: 'Running SIPs',
  sips: (count: number) => (count === 1 ? 'a month, 1 SIP' : `a month, ${count} SIPs`),
  nothingNew: 'None new this month',
  changes: 'Changes of advisor',
  came: (name: string) => `${name} has chosen you as their advisor.`,
  left: (name: string) => `${name} has chosen another advisor. You can no longer open their account.`,
  waiting: 'Needs you today',
  all: 'All customers',
  byMail: 'By email each morning',
  nothing: 'No approvals, payments, instalments, mandates or KYCs wait.',
  payment: (until: string) => `Can be paid until ${until}`,
  paymentOpen: 'Waits for payment',
  /** What a customer has approved, and until when it can be ordered. */
  approved: (about: ApprovedKind, until: string) =>
    about === 'cart' ? `Cart approved: order it until ${until}` : `${about} approved: set it up until ${until}`,
  /** A cart that is not approved; `until` is the end of a link that is open, else ''. */
  cart: {
    unasked: () => 'Cart not sent for approval yet',
    asked: (until: string) => `Sent for approval${until && `, until ${until}`}`,
    declined: () => 'The customer declined the cart',
    link_over: () => 'The customer did not answer in time',
    approval_over: () => 'Approved, but not ordered in time: the approval has expired',
  } satisfies Record<CartStanding, (until: string) => string>,
  proposalAsked: (until: string) => `Not answered yet, until ${until}`,
  /** A proposal that its customer can no longer answer. */
  proposalOver: { declined: 'The customer declined the proposal', expired: 'The customer did not answer in time' },
  /** Why a mandate is needed. */
  mandate: {
    missing: 'Mandate is missing',
    failed: 'Mandate was not accepted',
    ends: 'Mandate ends soon',
  } satisfies Record<MandateNeed, string>,
  instalment: 'An instalment was not made',
  kyc_hold: 'KYC is on hold or refused',
  redemption: 'A large sum was redeemed this week',
  lock_in: 'The lock-in of some units ends',
  leads: (count: number) => (count === 1 ? 'lead to call' : 'leads to call'),
  dueTasks: (count: number) => (count === 1 ? 'task due' : 'tasks due'),
  birthdays: (count: number) => (count === 1 ? 'birthday in 30 days' : 'birthdays in 30 days'),
  kyc: 'Account is not open yet',
  aMonth: 'a month',
  failed: 'What is waiting could not be loaded',
  send: 'Send to a customer',
  sip: 'SIP calculator',
  sipNote: 'What a monthly amount can become',
  goal: 'Goal plan',
  goalNote: 'What a goal takes each month',
  nfos: 'New fund offers',
  nfosNote: 'With a link in your name',
  openNfos: (count: number, closing: number) =>
    closing > 0 ? `${count} open now, ${closing} close within a week` : `${count} open now`,
  arnWaitsTitle: 'Your ARN is waiting for verification',
  arnWaits: 'You can transact for customers once it is verified.',
  redeemTitle: 'Sell more categories',
  redeem: 'Add your NISM and ARN certificates to register as a sub-broker.',
  unverifiedTitle: 'Your account is not verified yet',
  unverified: 'Complete your profile verification to sell premium services.',
  verify: 'Complete Account Verification',
  whoToCall: 'Who to call',
  helpLine: `Experts for you and your customers, ${operator.helpLineHours}`,
  registration: 'Advisor registration',
  addPicture: 'Add your picture',
  changePicture: 'Change your picture',
  pictureSaved: 'File uploaded successfully.',
} as const;
