import type { BankAccountType, BankErrorCode } from './rules.js';

/** The sentences for the codes of bank details; most are prescribed to the letter. */
export const bankErrorText: Readonly<Record<BankErrorCode, string>> = {
  account_invalid: 'Please enter valid bank account number',
  ifsc_required: 'Please enter IFSC',
  ifsc_invalid: 'This IFSC does not exist in our system.',
  account_type_required: 'Please select account type',
  cheque_required: 'Please upload a cancelled cheque',
};

/** The name of each account type. */
export const bankAccountTypeText: Readonly<Record<BankAccountType, string>> = { SB: 'Savings', CB: 'Current' };
