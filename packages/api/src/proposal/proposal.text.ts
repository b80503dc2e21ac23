import { PROPOSAL_VALIDITY } from '@prosperx/core/proposal';

const DAYS = PROPOSAL_VALIDITY / (24 * 3_600_000);

/** Words for the customer to whom an advisor proposes something. */
export const proposalText = {
  subject: (advisor: string) => `A proposal by ${advisor}`,
  body: (name: string, advisor: string, arn: string, isNew: boolean, link: string) =>
    `Dear ${name},\n\n${advisor}, ${arn}, has ${isNew ? 'sent you a new version of a proposal' : 'prepared a proposal for you'}. Please read it within ${DAYS} days. You may approve all of it or a part of it, or decline it:\n${link}\n\nYou approve it by an OTP that we send to your mobile on that page. Never tell anybody the OTP, your advisor included. Nothing happens before you approve. If you did not expect this, decline it.`,
  sms: (advisor: string, arn: string, link: string) =>
    `ProsperX: a proposal by ${advisor}, ${arn}, waits for your answer within ${DAYS} days: ${link} Nothing happens before you approve. Never share an OTP.`,
  otpSubject: 'OTP for a proposal',
  otp: (code: string, chosen: number, all: number, advisor: string) =>
    `${code} is your OTP to approve ${chosen === all ? `all ${all}` : `${chosen} of ${all}`} items of the proposal by ${advisor} with ProsperX. Do not share it, also not with your advisor.`,
  full: (most: number) => `A proposal takes at most ${most} items.`,
  empty: 'Add what you propose first.',
  answered: 'This proposal was answered meanwhile. Please reload the page.',
  draftKept: 'Send or empty the proposal that you are putting together first.',
  withdrawn: 'Your advisor has withdrawn this proposal.',
};
