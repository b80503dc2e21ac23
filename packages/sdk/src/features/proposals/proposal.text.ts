import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import {
  formatDateShort,
  formatMoment,
  formatMoney,
  formatNav,
  formatPercent,
  formatUnits,
  frequencyName,
  ordinal,
} from '@prosperx/core/format';
import type { Paise, Units } from '@prosperx/core/money';
import {
  PROPOSAL_DAYS as DAYS,
  type ProposalKind,
  type ProposalState,
  type ProposedItem,
  type ProposedTerms,
  type RiskFit,
} from '@prosperx/core/proposal';
import type { BusinessDate, Instant } from '@prosperx/core/time';

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
const money = (amount: Paise) => formatMoney(amount, amount % 100 === 0 ? 0 : 2);

export const proposalText = {
  by: (advisor: string, arn: string) => `Proposed by ${[advisor, arn].filter(Boolean).join(', ')}`,
  forWhom: (customer: string) => `For ${customer}`,
  draft: 'Not sent yet',
  draftVersion: (version: number) => `Version ${version}, not sent yet`,
  version: (version: number, sentAt: Instant) => `Version ${version}, sent ${formatMoment(sentAt)}`,
  replaces: 'This version replaces the one you were sent before.',
  until: (until: Instant) => `Answer by ${formatMoment(until)}`,
  opened: (at: Instant) => `Opened ${formatMoment(at)}`,
  states: {
    draft: 'Draft',
    pending: 'Waits for an answer',
    approved: 'Approved',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    replaced: 'Replaced',
    expired: 'Expired',
  } satisfies Record<ProposalState, string>,
  itemsOf: 'What is proposed',
  amount: 'Amount',
  instalment: 'Each instalment',
  amountOf: (amount: Paise | null, units: Units | null) =>
    amount !== null ? money(amount) : units !== null ? `${formatUnits(units)} units` : 'All units',
  folio: 'Folio',
  newFolio: 'A new one',
  day: 'SIP date',
  dayOf: (day: number) => `${ordinal(day)} of each month`,
  times: 'Instalments',
  timesOf: (kind: ProposalKind, count: number) =>
    kind === 'sip' && count === UNTIL_CANCELLED ? 'Until cancelled' : String(count),
  frequency: 'How often',
  frequencyOf: (code: number) => frequencyName(code),
  starts: 'Begins',
  startsNow: 'With the order',
  startsLater: 'On the first SIP date, by your mandate',
  ends: 'Ends',
  date: formatDateShort,
  plan: 'Plan',
  costs: 'Costs',
  cost: (amount: Paise, isEach: boolean) => `${money(amount)} a year${isEach ? ' on each instalment' : ''}`,
  ratio: (ratio: number, asOf: BusinessDate) => `${formatPercent(ratio)} a year, as of ${formatDateShort(asOf)}`,
  costsNote:
    'Costs are the expense ratio of the regular plan. It is already taken out of the NAV, and pays the distributor too.',
  risk: 'Risk',
  riskOf: (level: string, asOf: BusinessDate | null) =>
    asOf === null ? level : `${level}, as of ${formatDateShort(asOf)}`,
  fit: {
    within: (own: string) => `Within the risk profile (${own})`,
    above: (own: string) => `Above the risk profile (${own})`,
    unknown: () => '',
  } satisfies Record<RiskFit, (own: string) => string>,
  ownRisk: (name: string, asOf: BusinessDate, byAdvisor: boolean) =>
    `${name}, answered ${byAdvisor ? 'by an advisor ' : ''}${formatDateShort(asOf)}`,
  noRisk: 'There is no risk profile, so we cannot say how this fits.',
  choose: (what: string) => `Approve ${what}`,
  chosen: (chosen: number, all: number) => `${chosen} of ${items(all)} chosen`,
  approve: (chosen: number, all: number) =>
    chosen === all ? `Approve ${all === 1 ? '' : `all ${all} `}with OTP` : `Approve ${chosen} of ${all} with OTP`,
  decline: 'Decline',
  declineTitle: 'Decline this proposal?',
  declineText: 'Nothing happens then. Your advisor sees that you declined, and your reason if you give one.',
  reason: 'Reason',
  optional: 'Optional',
  keep: 'Back',
  nothing: 'Nothing happens before you approve. You may approve all of it, a part, or nothing.',
  stranger: 'If you did not expect this, decline it. Your profile shows what advisors did in your account.',
  otpTitle: 'Confirm it is you',
  otpSubmit: 'Approve',
  otpNotice: 'Never share this OTP with anyone, not even your advisor.',
  highRisk: 'One of these schemes is riskier than your risk profile suggests.',
  over: {
    approved: 'You have approved this proposal.',
    declined: 'You have declined this proposal. Nothing has changed, and your advisor sees your decision.',
    withdrawn: 'This proposal was withdrawn.',
    expired: 'The time to answer this proposal is over. Please ask your advisor for a new one.',
    replaced: 'A newer version has taken its place.',
  } as Partial<Record<ProposalState, string>>,
  answerByLink: 'Answer it by the link that was sent to you, or log in to ProsperX yourself.',
  follow: 'Follow it in Proposals',
  payment: {
    to_pay: { act: 'Pay now', text: 'Your purchases are ordered once you pay.' },
    being_paid: { act: 'See the payment', text: 'A payment for your purchases is in progress.' },
    waiting_for_exchange: {
      act: 'Continue to payment',
      text: 'The exchange has not answered yet. You can pay once it has taken your orders.',
    },
  },
  reasonGiven: (reason: string) => `Reason: ${reason}`,
  trail: 'How far it is',
  trailOf: ({ kind, firstOrderToday }: Pick<ProposedTerms, 'kind' | 'firstOrderToday'>) =>
    kind === 'redemption'
      ? ['Proposed', 'Approved', 'Ordered', 'Sold', 'Money sent']
      : kind === 'switch'
        ? ['Proposed', 'Approved', 'Ordered', 'Sold', 'New units']
        : kind === 'stp' || kind === 'swp'
          ? ['Proposed', 'Approved', 'Running', 'Completed']
          : kind === 'sip' && !firstOrderToday
            ? ['Proposed', 'Approved', 'Registered']
            : ['Proposed', 'Approved', 'Ordered', 'Paid', 'Units'],
  unitsOf: ({ units, nav, navDate }: NonNullable<ProposedItem['units']>) =>
    `${formatUnits(units)} units at ₹${formatNav(nav)} of ${formatDateShort(navDate)}`,
  orderNo: (number: string) => `Order ${number}`,
  // of the advisor
  words: 'What you propose, and why',
  wordsHint: 'Your customer reads this above the items.',
  send: 'Send to your customer',
  sent: (to: string) => `We sent your customer the link to ${to}. They answer it there, within ${DAYS} days.`,
  addMore: 'Add from the cart, from Redeem and Switch, or from a new STP.',
  removeItem: 'Remove',
  remove: (what: string) => `Remove ${what}`,
  revise: 'New version',
  withdraw: 'Withdraw',
  waits: (until: Instant) => `Your customer has not answered. They may until ${formatMoment(until)}.`,
  next: {
    declined: 'Speak to your customer, and send a new version if they want one.',
    withdrawn: 'It was withdrawn. Send a new version if your customer still wants one.',
    expired: 'Your customer did not answer in time. Speak to them, and send a new version.',
  } as Partial<Record<ProposalState, string>>,
};
