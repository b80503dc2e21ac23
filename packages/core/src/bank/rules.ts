import { typedDigits, typedAlphanumerics } from '#format/input.js';
import { cleanKycName } from '#kyc/rules.js';

const wordsOf = (name: string) => cleanKycName(name).toLowerCase().split(' ').filter(Boolean).sort();

/** Whether two words can be one name: the same, or one is the other's initial. */
const matchesWord = (a: string, b: string) =>
  a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));

/**
 * Whether the name at the bank is the name of the PAN: the same words in any order, titles left out, an initial standing for a word that
 * begins with it ("RAO ASHA K" and "Asha Kiran Rao"). Otherwise both are shown, and the person may still go on.
 */
export function isSameName(atBank: string, onPan: string): boolean {
  const [few, many] = [wordsOf(atBank), wordsOf(onPan)].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (few.length === 0 || few.length !== many.length) return false;
  const left = [...many];
  // whole words first: an initial must not take the place of a word that another needs
  for (const word of [...few].sort((a, b) => b.length - a.length)) {
    const same = left.indexOf(word);
    const at = same >= 0 ? same : left.findIndex((other) => matchesWord(word, other));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** What is deposited into an account to learn whose it is. */
export const VERIFICATION_RUPEES = 1;

/** SB savings, CB current: the codes of the exchange. */
export const BANK_ACCOUNT_TYPES = ['SB', 'CB'] as const;
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number];

/** Codes of what can be wrong with the bank details; words in bank.text.ts. */
export type BankErrorCode =
  'account_invalid' | 'ifsc_required' | 'ifsc_invalid' | 'account_type_required' | 'cheque_required';

const ACCOUNT = /^\d{9,18}$/;
/** Four letters of the bank, a zero, six letters or digits of the branch. */
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;

/** 9 to 18 digits (specification, onboarding, section 5). */
export function checkBankAccount(account: string): BankErrorCode | null {
  return ACCOUNT.test(account) ? null : 'account_invalid';
}

/** The form of an IFSC; that it exists, the look-up alone knows. */
export function checkIfsc(ifsc: string): BankErrorCode | null {
  if (ifsc === '') return 'ifsc_required';
  return IFSC.test(ifsc) ? null : 'ifsc_invalid';
}

export function checkBankAccountType(type: string | null): BankErrorCode | null {
  return BANK_ACCOUNT_TYPES.some((one) => one === type) ? null : 'account_type_required';
}

/** What was typed or pasted as an account number or as an IFSC. A sign too many stays, and is told. */
export const tidyBankAccount = typedDigits;
export const tidyIfsc = typedAlphanumerics;

/** Account number and IFSC: what a verification speaks of. */
export interface BankAccountKey {
  readonly bankAccountNumber: string;
  readonly ifscCode: string;
}

/** Whether what stands in the form is the account that was linked: editing either undoes the link, typing it back restores it. */
export function isSameAccount(typed: BankAccountKey, linked: BankAccountKey | null): boolean {
  return linked !== null && typed.bankAccountNumber === linked.bankAccountNumber && typed.ifscCode === linked.ifscCode;
}
