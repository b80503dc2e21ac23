import { formatMoney } from '@prosperx/core/format';
import { type KindSum, PROPOSAL_DAYS as DAYS, type ProposalKind } from '@prosperx/core/proposal';

const plans = (name: string, count: number, sum: string, often: string) =>
  `${count} ${name}${count === 1 ? '' : 's'} of ${sum} ${often}${count === 1 ? '' : ' together'}`;

const ACTS: Readonly<Record<ProposalKind, (sum: string, count: number) => string>> = {
  redemption: (sum) => `sell ${sum}`,
  switch: (sum) => `switch ${sum}`,
  lumpsum: (sum) => `invest ${sum}`,
  sip: (sum, count) => plans('SIP', count, sum, 'a month'),
  stp: (sum, count) => plans('STP', count, sum, 'each time'),
  swp: (sum, count) => plans('SWP', count, sum, 'each time'),
};

const actOf = ({ kind, count, amount, inUnits }: KindSum): string => {
  const money = amount > 0 ? [formatMoney(amount, amount % 100 === 0 ? 0 : 2)] : [];
  return ACTS[kind]([...money, ...(inUnits ? ['units'] : [])].join(' and '), count);
};

/** Words for the customer to whom an advisor proposes something. */
export const proposalText = {
  subject: (advisor: string) => `A proposal by ${advisor}`,
  body: (name: string, advisor: string, arn: string, isNew: boolean, link: string) =>
    `Dear ${name},\n\n${advisor}, ${arn}, has ${isNew ? 'sent you a new version of a proposal' : 'prepared a proposal for you'}. Please read it within ${DAYS} days. You may approve all of it or a part of it, or decline it:\n${link}\n\nYou approve it with an OTP that we send to your mobile from that page. Never share the OTP with anyone, not even your advisor. Nothing happens before you approve. If you did not expect this, decline it.`,
  sms: (advisor: string, arn: string, link: string) =>
    `ProsperX: a proposal by ${advisor}, ${arn}, waits for your answer within ${DAYS} days: ${link} Nothing happens before you approve. Never share an OTP.`,
  otpSubject: 'OTP for a proposal',
  otp: (code: string, all: number, advisor: string, chosen: number, sums: readonly KindSum[]) => {
    const part = chosen < all ? `${chosen} of ${all} items` : all === 1 ? 'the one item' : `all ${all} items`;
    return `${code} is your OTP to approve ${part} of the proposal by ${advisor} with ProsperX: ${sums.map(actOf).join(', ')}. Do not share it, not even with your advisor.`;
  },
  full: (most: number) => `A proposal takes at most ${most} items.`,
  empty: 'Add what you propose first.',
  familyEmpty: 'Prepare a proposal for one of its members first.',
  answered: 'This proposal has been answered meanwhile. Please reload the page.',
  draftKept: 'First send or empty the proposal that you are preparing.',
  tooManyWait: (most: number) =>
    `At most ${most} proposals wait for a customer’s answer. Withdraw one, or send a new version of it.`,
};
