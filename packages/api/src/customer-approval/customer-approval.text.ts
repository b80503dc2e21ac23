import { COOLING_DAYS } from '@prosperx/core/bank';
import { type ApprovableCall, CUSTOMER_APPROVAL_VALIDITY } from '@prosperx/core/customer-approval';
import { HOUR } from '@prosperx/core/time';

/** What a change of the default account leaves as it is. */
const AUTOPAY = 'AutoPay stays on the account it was set up for.';

const HOURS = CUSTOMER_APPROVAL_VALIDITY / HOUR;

/** What a customer is asked to approve, as a notification names it. */
const whatOf: Readonly<Record<ApprovableCall, string>> = {
  requestRedemption: 'a redemption',
  requestSwitch: 'a switch',
  saveProfile: 'another email address',
  updateProfile: 'a change of your contact details',
  updateNominees: 'a change of your nominees',
  changeBankAccount: 'a new bank account',
  updateBankAccount: 'a change of your bank accounts',
  changeSip: 'a change of your SIP',
  stepUpSip: 'a step-up of your SIP',
  stopSip: 'the end of your SIP',
  saveUser: 'your account opening',
};

/** Words for the customer whose advisor has prepared something. */
export const customerApprovalText = {
  subject: (call: ApprovableCall) => `Please approve ${whatOf[call]}`,
  body: (call: ApprovableCall, name: string, advisor: string, link: string) =>
    `Dear ${name},\n\n${advisor} has prepared ${whatOf[call]} for you. Please review it within ${HOURS} hours, and approve or decline it there:\n${link}\n\nYou approve it with an OTP that we send to your mobile from that page. Never share the OTP with anyone, not even your advisor. Nothing happens before you approve. If you did not expect this, decline it.`,
  sms: (call: ApprovableCall, advisor: string, link: string) =>
    `ProsperX: ${advisor} asks you to approve ${whatOf[call]} within ${HOURS} hours: ${link} Nothing happens before you approve. Never share an OTP.`,
  stepUpSum: (amount: string) => `${amount} a year`,
  stepUpPercent: (percent: number) => `${percent}% a year`,
  stepUpNext: (by: string, day: string) => `${by}, next raise on ${day}`,
  bankUses: {
    add: 'One more account',
    first: 'For payments and redemptions.',
    default: `For payments and redemptions. ${AUTOPAY}`,
    remove: 'Removed',
  },
  /** Where redemptions go until then: to the default account, or to the one that is named. */
  previousAccount: 'the previous account',
  namedAccount: (bank: string, account: string) => `the account ${account} (${bank})`,
  replaceLater: (until: string) =>
    `For payments, in place of the previous account. Redemptions are credited to it ${COOLING_DAYS} days after it is added, and to ${until} until then. ${AUTOPAY}`,
  defaultLater: (day: string, until: string) =>
    `For payments. Redemptions are credited to it from ${day}, and to ${until} until then. ${AUTOPAY}`,
  removedLater: (day: string) => `Removed; redemptions are still credited to it until ${day}`,
  nominee: (name: string, percent: number | null) => (percent === null ? name : `${name}, ${percent}%`),
  minor: (born: string) => `minor, born on ${born}`,
  guardian: (name: string) => `guardian ${name}`,
  /** Says that what is masked is another than before, though it reads alike. */
  changed: (masked: string) => `${masked} (changed)`,
} as const;
