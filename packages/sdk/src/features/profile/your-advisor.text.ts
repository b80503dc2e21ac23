import type { ActivityKind } from '@prosperx/core/agent';

/** What an advisor does without the approval of their customer. */
const alone =
  'Without asking you, they may pause, skip or resume SIPs, stop STPs and SWPs, cancel orders that are not paid, and answer your risk profile and goals.';

export const yourAdvisorText = {
  title: 'Your advisor',
  noAdvisor: 'You have no advisor. A link that an advisor sent you does not change that.',
  failed: 'What your advisor did could not be read',
  mayAct: (name: string, since: string) =>
    `Since ${since}, ${name} may open your account and act for you. Buying, selling, and changes of your details, bank accounts and SIP amounts wait until you approve them through a link, mostly with an OTP too: share neither. ${alone}`,
  mayNot: (name: string) => `${name} may no longer open your account.`,
  end: 'End the right to act',
  allow: 'Let them act again',
  askEndTitle: 'End your advisor’s right to act?',
  askEnd: (name: string) =>
    `${name} can no longer open your account from then on. Orders and SIPs continue, and they stay your advisor.`,
  askAllowTitle: 'Let your advisor act again?',
  askAllow: (name: string) =>
    `${name} can open your account, fill your cart and prepare changes for you to approve. ${alone}`,
  keep: 'Keep as it is',
  sendCode: 'Send OTP',
  otpTitle: 'Confirm what your advisor may do',
  otpSubmit: 'Verify and save',
  ended: 'Your advisor may no longer act for you.',
  allowed: 'Your advisor may act for you again.',
  activity: 'What advisors did in your account',
  none: 'Nothing so far.',
  more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  kinds: {
    entered: 'opened your account',
    left: 'left your account',
    cart: 'changed your cart',
    approval: 'prepared something for you to approve, or asked you to',
    order: 'placed or cancelled an order',
    payment: 'started or ended a payment',
    details: 'changed your details, goals, watchlist or holdings elsewhere',
    bank: 'entered a bank account',
    nominees: 'changed your nominees',
    kyc: 'checked or began your KYC',
    risk: 'answered your risk profile',
    code: 'had a code sent to you or entered one',
    document: 'made or uploaded a document',
    sent: 'sent a link',
    mandate: 'changed a mandate',
    sip: 'changed a SIP',
    sale: 'redeemed or switched units',
    plan: 'changed a transfer or withdrawal plan',
    other: 'did something in your account',
  } satisfies Record<ActivityKind, string>,
};
