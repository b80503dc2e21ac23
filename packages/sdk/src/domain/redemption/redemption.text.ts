import { formatDateShort, formatMoney, formatNav, formatUnits } from '@prosperx/core/format';
import type { EarlierUnlock } from '@prosperx/core/fund';
import type { Nav, Paise, Units } from '@prosperx/core/money';
import { unknownFairValuesText } from '@prosperx/core/portfolio';
import type { BusinessDate } from '@prosperx/core/time';

const FREED_EARLIER = {
  retirement:
    'The fund house frees them earlier for a holder who has reached the retirement age of the scheme: please ask it.',
  majority: 'The fund house frees them earlier once the child is of age: please ask it.',
};

const freedEarlier = (earlier: EarlierUnlock | null) => (earlier ? ` ${FREED_EARLIER[earlier]}` : '');

export const redemptionText = {
  folio: (folioNo: string) => `Folio ${folioNo}`,
  available: 'Available',
  units: 'Units',
  amount: 'Amount',
  measure: { redeem: 'Redeem by', switch: 'Switch by' },
  range: (min: string, max: string) => `${min} to ${max}`,
  waitFor: (seconds: number) => `You can ask for another OTP in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  redeemAll: 'Redeem all',
  switchAll: 'Switch all',
  to: 'Switch to',
  choose: 'Choose a scheme',
  toRequired: 'Please select the fund you want to switch to.',
  noTargets: 'This fund house has no other scheme that takes a switch at present.',
  takes: (least: Paise) => `The minimum switch into it is ${formatMoney(least)}.`,
  lockedFor: (years: number, earlier: EarlierUnlock | null) =>
    `The new units are locked in for ${years} ${years === 1 ? 'year' : 'years'}: you cannot sell or switch them before.${freedEarlier(earlier)}`,
  locked: (many: Units, until: BusinessDate | null, earlier: EarlierUnlock | null) =>
    `${formatUnits(many)} units are locked in${until === null ? '' : `; the next are free on ${formatDateShort(until)}`}.${freedEarlier(earlier)}`,
  inProgress: (many: Units) => `${formatUnits(many)} units are already being sold.`,
  preview: 'What to expect',
  workingOut: 'We are working out what to expect.',
  notWorkedOut: 'We could not work out what to expect.',
  atNav: (nav: Nav, asOf: BusinessDate) =>
    `At the NAV of ${formatDateShort(asOf)}, ₹${formatNav(nav)}. The NAV that applies may differ.`,
  value: 'Value',
  navDate: 'Applicable NAV',
  ofDay: (date: BusinessDate | null) => (date === null ? 'To be announced' : formatDateShort(date)),
  exitLoad: 'Exit load',
  exitLoadUnknown: 'See scheme document',
  stt: 'Securities transaction tax',
  youGet: 'You get about',
  goesOver: 'Amount to be switched',
  shortTerm: 'Short-term gain',
  longTerm: 'Long-term gain',
  gainUnknown: 'Not available',
  assumed: 'How this scheme’s gains are taxed depends on what it holds: check its documents.',
  unknownFairValues: unknownFairValuesText,
  loadUnknown: 'The fund house deducts the exit load stated in its scheme document.',
  credit: (account: string, date: BusinessDate | null) =>
    date === null
      ? `The money is expected in ${account} within a few working days.`
      : `The money is expected in ${account} by ${formatDateShort(date)}.`,
  buys: (scheme: string) => `Units of ${scheme}`,
  buysNav: 'NAV of the new scheme',
  confirm: 'Confirm',
  cancel: 'Cancel',
  otpNotice: {
    redeem: (what: string, scheme: string) => `You are redeeming ${what} of ${scheme}.`,
    switch: (what: string, scheme: string) => `You are switching ${what} of ${scheme}.`,
  },
  highRisk: 'This scheme is riskier than your risk profile suggests.',
  otpSubmit: { redeem: 'Redeem', switch: 'Switch' },
  back: 'Change',
  done: {
    redeem: 'Your redemption request has been placed.',
    switch: 'Your switch request has been placed.',
  },
  asked: {
    redeem: 'Your customer was sent the redemption to approve.',
    switch: 'Your customer was sent the switch to approve.',
  },
  askedNext:
    'It is placed once they approve it through the link with their own OTP, within 24 hours. Nothing is sold before that.',
  /** The button of an advisor, whose customer has the last word. */
  ask: 'Send to your customer',
  orderNo: (number: string) => `Order number ${number}`,
  doneCredit: (date: BusinessDate | null) =>
    date === null
      ? 'We’ll email you when your units are sold.'
      : `The money is expected by ${formatDateShort(date)}. We’ll email you when your units are sold.`,
  doneSwitch: 'We’ll email you when your units are sold, and when the new ones are allotted.',
  close: 'Done',
  failed: 'We could not load this folio.',
  amountOf: (amount: Paise) => formatMoney(amount, 2),
  unitsOf: (many: Units) => `${formatUnits(many)} units`,
  otpIncomplete: 'Please enter valid 6-digit OTP',
};
