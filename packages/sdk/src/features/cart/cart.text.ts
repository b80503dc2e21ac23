import { ordinal } from '@prosperx/core/format';
import type { AudienceWords } from '#session/audience.text.js';

/** Words about orders that were made before, said in the cart. */
export const unpaidOrdersText = {
  unpaid: 'You have orders that wait to be paid.',
  pay: 'See and pay',
  seeAll: 'See them all',
  beingPaid: 'A payment is under way.',
  see: 'See how it stands',
};

export const emptyCartText = {
  title: 'Your cart is empty',
  text: 'Pick a fund, choose SIP or lumpsum, and it waits here for you.',
  explore: 'Explore Mutual Funds',
  ways: 'Ways to begin',
  links: [
    { to: '/packs', params: {}, name: 'Ready-made packs', note: 'A few schemes with fixed shares, added as one' },
    { to: '/search', params: { keywords: 'index' }, name: 'Index funds', note: 'Follow the market at low cost' },
    { to: '/search', params: { keywords: 'liquid' }, name: 'Liquid funds', note: 'For money that is needed soon' },
  ],
  expired: (count: number) => (count === 1 ? 'Your order has expired.' : `${count} of your orders have expired.`),
  expiredText: 'Not paid in time. You can order the same again.',
  restore: 'Put back into the cart',
  isBack: 'The orders were put back into the cart.',
};

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
const schemes = (count: number) => `${count} ${count === 1 ? 'scheme' : 'schemes'}`;

export const cartText = {
  lead: (count: number) => `${items(count)}. Change an amount or a date before you place the order.`,
  schemes,
  inPack: 'Schemes in this pack',
  sips: 'Monthly SIPs',
  lumpsums: 'Lumpsum',
  oneTime: 'One time',
  sipDate: 'SIP date',
  amount: 'Amount',
  aMonth: 'A month',
  day: (day: number) => ordinal(day),
  lasts: 'Duration',
  untilCancelled: 'Until cancelled',
  fixed: 'For months',
  months: 'Months',
  nextInstalment: (date: string, gapDays: number) =>
    `First instalment with the order, the next on ${date}: at least ${gapDays} days lie between them.`,
  also: 'Also above in your cart.',
  remove: (fund: string) => `Remove ${fund}`,
  addAnother: 'Add another fund',
  payNow: 'Pay now',
  /** In place of a sum while nothing in the cart can be ordered as it stands. */
  notKnown: '–',
  lumpsum: 'Lumpsum',
  firstInstalments: 'First SIP instalments',
  thenMonthly: 'Then every month',
  placeOrder: 'Place order',
  logIn: 'Log in to place the order',
  chooseCustomer: 'Choose a customer first',
  correct: (count: number) => `Correct ${count === 1 ? 'one amount' : `${count} amounts`} to go on`,
  changed: 'Your cart has changed since. Please review it again.',
  gone: 'This is no longer in your cart.',
  empty: 'Empty the cart',
  removal: {
    title: 'Remove from your cart?',
    one: (name: string) => `${name} will be taken out of your cart.`,
    emptyTitle: 'Empty your cart?',
    all: (count: number) => `${count === 1 ? 'The one item' : `All ${count} items`} will be taken out of your cart.`,
    keep: 'Keep',
    remove: 'Remove',
    empty: 'Empty the cart',
  },
  notRegistered: ({ your }: AudienceWords) => `Complete ${your} profile before you place an order.`,
  exchangeRefused: ({ your }: AudienceWords) =>
    `The exchange did not take ${your} details. Correct them before you place an order.`,
  seeRefused: 'See what to correct',
  completeProfile: 'Continue Onboarding',
  seeKyc: 'Go to the KYC',
  approval: {
    ask: 'Ask the customer to approve',
    askAgain: 'Send the link again',
    awaiting: '*Your cart is awaiting for approval.',
    asked: 'A link was e-mailed to the customer. The order can be placed once it is approved.',
    expired: 'Verification Link Expired',
    declined: 'The customer does not want this cart.',
    declinedHelp: 'Nothing is ordered. Talk to the customer, change what is in the cart, and ask again.',
    given: 'The customer has approved this cart.',
  },
  failed: 'Your cart could not be shown',
};
