import { ordinal } from '@prosperx/core/format';
import type { Whose } from '#data/audience.text.js';

const schemes = (count: number) => `${count} ${count === 1 ? 'scheme' : 'schemes'}`;

export const cartText = {
  lead: (count: number) => `${schemes(count)}. Change an amount or a date before you place the order.`,
  sips: 'Monthly SIPs',
  lumpsums: 'Lumpsum',
  oneTime: 'One time',
  sipDate: 'SIP date',
  amount: 'Amount',
  aMonth: 'A month',
  sipDateOf: (fund: string) => `SIP date of ${fund}`,
  amountOf: (fund: string) => `Amount of ${fund}`,
  day: (day: number) => ordinal(day),
  duration: (months: number | null, untilCancelled: boolean) =>
    untilCancelled ? 'Until cancelled' : `${months} ${months === 1 ? 'month' : 'months'}`,
  remove: (fund: string) => `Remove ${fund}`,
  addAnother: 'Add another fund',
  payNow: 'Pay now',
  lumpsum: 'Lumpsum',
  firstInstalments: 'First SIP instalments',
  thenMonthly: 'Then every month',
  placeOrder: 'Place order',
  logIn: 'Log in to place the order',
  chooseCustomer: 'Choose a customer first',
  correct: (count: number) => `Correct ${count === 1 ? 'one amount' : `${count} amounts`} to go on`,
  saving: 'Your changes are being kept',
  notRegistered: ({ your }: Whose) => `Complete ${your} profile before you place an order.`,
  completeProfile: 'Continue Onboarding',
  seeKyc: 'Go to the KYC',
  notRegisteredLong: 'Your account is not registered with the exchange yet, so that no order can be placed.',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Pick a fund, choose SIP or lumpsum, and it waits here for you.',
  explore: 'Explore Mutual Funds',
  failed: 'Your cart could not be shown',
  retry: 'Try again',
};
