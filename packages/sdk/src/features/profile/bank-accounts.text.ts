import { bankErrorText, COOLING_DAYS, MOST_BANK_ACCOUNTS } from '@prosperx/core/bank';
import { errorTextIn } from '@prosperx/core/errors';
import { bankRefusalText } from '#domain/profile/bank-refusals.js';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Returns what is wrong with a field, by the rules or by the bank. */
export const newAccountMessage = (code: string): string =>
  errorTextIn(code, bankErrorText, bankRefusalText, {
    kind_required: 'Please choose one',
    account_differs: 'The account numbers do not match',
  });

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
  inReview: 'We are checking your cancelled cheque. Nothing changes until then; we will email and text you.',
  change: 'Add or replace bank account',
  makeDefault: 'Make default',
  remove: 'Remove',
  defaultTitle: 'Change your default account',
  defaultNotice: (account: string) =>
    `${account} will be used for payments at once. Redemptions are credited to it ${COOLING_DAYS} days after it was added. AutoPay stays on the account it was set up for.`,
  removeTitle: 'Remove bank account',
  removeNotice: (account: string) =>
    `${account} will be removed. If AutoPay debits it, it stays until you cancel that.`,
  confirm: 'Verify and save',
  defaultDone: 'Your default account is changed.',
  removeDone: 'The bank account is removed.',
};

export const newAccountText = {
  title: 'Add or replace bank account',
  kind: 'What would you like to do?',
  replace: (account: string) => `Replace ${account}`,
  replaceText: `The new account becomes your default. You pay from it at once; for your safety, redemptions are credited to it after ${COOLING_DAYS} days and to your present account until then.`,
  add: 'Add another account',
  addText: 'You can choose it when you pay. Redemptions and your default account stay the same.',
  addFull: `You can have up to ${MOST_BANK_ACCOUNTS} accounts. Remove one first.`,
  autoPayTitle: (account: string) => `AutoPay stays on ${account}`,
  autoPay: (sips: number) =>
    `${sips > 0 ? `${count(sips, 'SIP keeps', 'SIPs keep')}` : 'Your mandate keeps'} debiting it until you set up AutoPay on the new account. Keep enough balance there.`,
  account: 'Bank account number',
  again: 'Re-enter bank account number',
  type: 'Account type',
  how: 'We deposit ₹1, free of cost, to check that the account is in your name.',
  mismatch: 'The names do not match',
  onPan: (name: string) => `PAN: ${name}`,
  atBank: (name: string) => `Bank: ${name}`,
  mismatchHelp:
    'If the account is yours, upload a cancelled cheque that shows your name. We will check it before anything changes. Otherwise, correct the account details.',
  silent: 'Your bank did not confirm the name',
  silentHelp: 'Upload a cancelled cheque that shows your name. We will check it before anything changes.',
  cheque: 'Cancelled cheque',
  chequeHint: 'A clear photo or scan showing the account number, IFSC and your name',
  submit: 'Verify account',
  next: 'Continue',
  discard: 'Discard',
  otpTitle: 'Confirm your bank account',
  otpSubmit: 'Verify and save',
  replaced: 'Your bank account is replaced.',
  added: 'Your bank account is added.',
  reviewing: 'We received your cheque. We will email and text you once the account is verified.',
};
