import { ordinal } from '@prosperx/core/format';
import type { AudienceWords } from '#session/audience.text.js';

export const emptyCartText = {
  title: 'Your cart is empty',
  text: 'Choose a fund and an amount, and it will show up here.',
  explore: 'Explore Mutual Funds',
  ways: 'Ways to begin',
  links: [
    { to: '/packs', params: {}, name: 'Ready-made packs', note: 'Ready-made baskets with fixed allocations' },
    { to: '/search', params: { keywords: 'index' }, name: 'Index funds', note: 'Follow the market at low cost' },
    { to: '/search', params: { keywords: 'liquid' }, name: 'Liquid funds', note: 'For money you may need soon' },
  ],
  /** The titles of orders that can be moved back to the cart, by how they ended. */
  ended: {
    expired: (count: number) => (count === 1 ? 'Your order has expired.' : `${count} of your orders have expired.`),
    refused: (count: number) =>
      count === 1 ? 'Your order was not accepted.' : `${count} of your orders were not accepted.`,
    both: (count: number) => `${count} of your orders did not go through.`,
  },
  endedText: {
    expired: 'The time to pay or confirm is over. You can place the same order again.',
    refused: 'You can try again with another amount or fund.',
    both: 'You can place them again from the cart.',
  },
  restore: 'Move back to cart',
  isBack: 'The orders are back in your cart.',
};

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
const schemes = (count: number) => `${count} ${count === 1 ? 'scheme' : 'schemes'}`;

export const cartText = {
  logInFirst: 'Please log in to see your cart',
  intro: (count: number) => `${items(count)}. Review amounts and dates before you place the order.`,
  schemes,
  inPack: 'Schemes in this pack',
  sips: 'Monthly SIPs',
  lumpsums: 'Lumpsum',
  oneTime: 'One time',
  sipDate: 'SIP date',
  amount: 'Amount',
  aMonth: 'Per month',
  day: (day: number) => ordinal(day),
  lasts: 'Duration',
  untilCancelled: 'Until cancelled',
  fixed: 'Fixed period',
  months: 'Months',
  firstLater: (date: string, gapDays: number) =>
    `Nothing is paid today. The first instalment is debited through AutoPay on ${date}: at least ${gapDays} days after the order, on a working day.`,
  nextInstalment: (date: string, gapDays: number) =>
    `First instalment with the order, the next on ${date}: at least ${gapDays} days later.`,
  nfo: (closes: string, allotment: string, price: string) =>
    `New fund offer: pay by midnight of ${closes}. Units are allotted on ${allotment} at ${price} each.`,
  also: 'Already in your cart above.',
  remove: (fund: string) => `Remove ${fund}`,
  addAnother: 'Add another fund',
  toPay: 'To pay',
  /** In place of a sum while nothing in the cart can be ordered as it stands. */
  notKnown: '–',
  lumpsum: 'Lumpsum',
  firstInstalments: 'First SIP instalments',
  thenMonthly: 'Then every month',
  /** In place of it where nothing is paid with the order. */
  laterMonthly: 'Debited later, every month',
  debitedOnce: 'Debited later, once',
  placeOrder: 'Place order',
  logIn: 'Log in to place the order',
  chooseCustomer: 'Choose a customer first',
  correct: (count: number) => `Correct or remove ${items(count)} to continue`,
  changed: 'Your cart has changed. Please review it again.',
  gone: 'This is no longer in your cart.',
  empty: 'Clear cart',
  removal: {
    title: 'Remove from your cart?',
    one: (name: string) => `${name} will be removed from your cart.`,
    emptyTitle: 'Clear your cart?',
    all: (count: number) => `${count === 1 ? 'The one item' : `All ${count} items`} will be removed from your cart.`,
    keep: 'Keep',
    remove: 'Remove',
    empty: 'Clear cart',
  },
  notRegistered: ({ your }: AudienceWords) => `Complete ${your} profile before you place an order.`,
  registering: ({ you, your }: AudienceWords) =>
    `The exchange is registering ${your} account. ${you === 'you' ? 'You' : 'Your client'} can order once that is done. This page updates automatically.`,
  registered: ({ your }: AudienceWords) => `The exchange has registered ${your} account. You can place the order now.`,
  exchangeRefused: ({ your }: AudienceWords) =>
    `The exchange rejected ${your} details. Correct them before you place an order.`,
  seeRefused: 'View corrections',
  completeProfile: 'Continue Onboarding',
  seeKyc: 'Go to KYC',
  declare: 'Declare now',
  approval: {
    ask: 'Ask the customer to approve',
    askAgain: 'Send the link again',
    awaiting: '*Your cart is awaiting for approval.',
    asked: 'An approval link was sent to the customer. You can place the order once it is approved.',
    expired: 'Verification Link Expired',
    declined: 'The customer declined this cart.',
    declinedHelp: 'Nothing has been ordered. Speak to the customer, update the cart and ask for approval again.',
    given: 'The customer has approved this cart.',
  },
  failed: 'Your cart could not be shown',
};
