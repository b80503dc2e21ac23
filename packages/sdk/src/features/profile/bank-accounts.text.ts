import { COOLING_DAYS } from '@prosperx/core/bank';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const bankAccountsText = {
  failed: 'Your bank accounts could not be loaded',
  account: 'Account number',
  type: 'Account type',
  branch: 'Branch',
  ifsc: 'IFSC',
  /** The bank with the number of the account, masked. */
  named: (bank: string, account: string) => [bank, account].filter(Boolean).join(' '),
  default: 'Default',
  replaced: 'Replaced',
  review: 'Being verified',
  forBoth: 'Used for payments and redemptions.',
  forPayments: (day: string) => `Used for payments. Redemptions are credited here from ${day}.`,
  forRedemptions: (day: string) => `Redemptions are credited here until ${day}.`,
  forRedemptionsOnly: 'Redemptions are credited here.',
  also: 'You can choose this account when you pay.',
  autoPay: (mandates: number, sips: number) =>
    `AutoPay debits this account: ${[
      ...(mandates > 0 ? [count(mandates, 'mandate', 'mandates')] : []),
      ...(sips > 0 ? [count(sips, 'SIP', 'SIPs')] : []),
    ].join(', ')}.`,
  kept: 'It is removed once nothing uses it any more.',
  inReview:
    'We are checking your cancelled cheque. You can use this account once it is verified; we will email and text you.',
  firstInReview:
    'Used for payments. Redemptions are paid to it once we have checked your cancelled cheque; we will email and text you.',
  none: 'No bank account is linked. Please add one in your own name.',
  change: 'Add or replace bank account',
  makeDefault: 'Make default',
  makeDefaultOf: (account: string) => `Make default: ${account}`,
  remove: 'Remove',
  removeOf: (account: string) => `Remove ${account}`,
  defaultTitle: 'Change your default account',
  defaultNotice: (account: string) =>
    `${account} will be used for payments at once. Redemptions are credited to it ${COOLING_DAYS} days after it was added. AutoPay stays on the account it was set up for.`,
  removeTitle: 'Remove bank account',
  removeNotice: (account: string) =>
    `${account} will be removed. If AutoPay debits it, it stays until you cancel that.`,
  stillCredited: (day: string) =>
    `Redemptions are still credited to it until ${day}: keep it open until they have arrived.`,
  confirm: 'Verify and save',
  defaultDone: 'Your default account is changed.',
  removeDone: 'The bank account is removed.',
  removeLater: 'The bank account is removed once nothing uses it any more.',
};
