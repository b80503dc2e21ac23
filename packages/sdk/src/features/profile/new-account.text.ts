import { bankErrorText, COOLING_DAYS, MAX_BANK_ACCOUNTS } from '@prosperx/core/bank';
import { errorText, errorTextIn } from '@prosperx/core/errors';
import { spoken } from '@prosperx/core/language';

/** Returns what is wrong with a field, by the rules or by the bank. */
export const newAccountMessage = /* @__PURE__ */ spoken({
  newAccountMessage: (code: string): string =>
    errorTextIn(code, bankErrorText, errorText, {
      kind_required: 'Please choose one',
      account_differs: 'The account numbers do not match',
    }),
});

export const newAccountText = {
  title: 'Add or replace bank account',
  kind: 'What would you like to do?',
  replace: (account: string) => `Replace ${account}`,
  replaceText: `The new account becomes your default. You pay from it at once; for your safety, redemptions move to it after ${COOLING_DAYS} days.`,
  /** Said of an account that nothing stands before. */
  atOnce: 'Once verified, it becomes your default: you pay from it, and redemptions are credited to it at once.',
  add: 'Add another account',
  addText: 'You can choose it when you pay. Redemptions and your default account stay the same.',
  addFull: `You can have up to ${MAX_BANK_ACCOUNTS} accounts. Remove one first.`,
  autoPayTitle: (account: string) => `AutoPay stays on ${account}`,
  autoPay: (sips: number) =>
    `${sips > 0 ? `${sips} ${sips === 1 ? 'SIP keeps' : 'SIPs keep'}` : 'Your mandate keeps'} debiting it until you set up AutoPay on the new account. Keep enough balance there.`,
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
  done: (kind: string, isInReview: boolean) => {
    if (isInReview) return 'We received your cheque. We will email and text you once the account is verified.';
    return kind === 'replace' ? 'Your bank account is replaced.' : 'Your bank account is added.';
  },
};
