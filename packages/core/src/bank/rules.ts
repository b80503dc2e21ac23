import { typedDigits, typedAlphanumerics, namesMeant } from '#format/index.js';
import { lettersOf } from '#kyc/index.js';

const wordsOf = (letters: string) => letters.toLowerCase().split(' ').filter(Boolean).sort();

/** The words of a name with what may be titles, and without: "Kumari" is a title of some, and a name of others. */
const readingsOf = (name: string) => [name, ...namesMeant(name)].map((meant) => wordsOf(lettersOf(meant)));

/** Tells whether two words can be one name: they are equal, or one is the initial of the other. */
const matchesWord = (a: string, b: string) =>
  a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));

/**
 * Tells whether the name at the bank is the name of the PAN: the same words in any order, titles left out or not, where an initial matches a
 * word that begins with it ("RAO ASHA K" and "Asha Kiran Rao"). Otherwise both are shown, and the person may still go on.
 */
export function isSameName(atBank: string, onPan: string): boolean {
  return readingsOf(atBank).some((bank) => readingsOf(onPan).some((pan) => areSameWords(bank, pan)));
}

function areSameWords(few: readonly string[], many: readonly string[]): boolean {
  if (few.length === 0 || few.length !== many.length) return false;
  const left = [...many];
  // Whole words come first: an initial must not take the place of a word that another needs.
  for (const word of [...few].sort((a, b) => b.length - a.length)) {
    const same = left.indexOf(word);
    const at = same >= 0 ? same : left.findIndex((other) => matchesWord(word, other));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** What is known of an account that is linked. */
export interface AccountCheck {
  /** It is linked without a check, since the bank did not answer. */
  readonly isBankUnchecked: boolean;
  /** The name that the bank holds, where it is not the name of the PAN. */
  readonly otherNameAtBank: string | null;
}

/** Tells whether a cancelled cheque is asked for: only where the bank names somebody else, or could not be asked. */
export function needsCheque({ isBankUnchecked, otherNameAtBank }: AccountCheck): boolean {
  return isBankUnchecked || otherNameAtBank !== null;
}

/** The exchange's codes of account types: SB is savings, CB is current. */
export const BANK_ACCOUNT_TYPES = ['SB', 'CB'] as const;
/** One of `BANK_ACCOUNT_TYPES`. */
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number];

/** Codes for faults in bank details; `bankErrorText` has their words. */
export type BankErrorCode =
  | 'account_invalid'
  | 'ifsc_required'
  | 'ifsc_invalid'
  | 'account_type_required'
  | 'cheque_required';

const ACCOUNT = /^\d{9,18}$/;
/** An IFSC has four letters for the bank, a zero, and six letters or digits for the branch. */
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;

/** Checks that an account number has 9 to 18 digits; null when it is right. */
export function checkBankAccount(account: string): BankErrorCode | null {
  return ACCOUNT.test(account) ? null : 'account_invalid';
}

/** Checks the form of an IFSC; null when it is right. Only the look-up knows whether it exists. */
export function checkIfsc(ifsc: string): BankErrorCode | null {
  if (ifsc === '') return 'ifsc_required';
  return IFSC.test(ifsc) ? null : 'ifsc_invalid';
}

/** Checks that a type is one of `BANK_ACCOUNT_TYPES`; null when it is. */
export function checkBankAccountType(type: string | null): BankErrorCode | null {
  return BANK_ACCOUNT_TYPES.some((one) => one === type) ? null : 'account_type_required';
}

/** Reduces what was typed or pasted as an account number to digits. A digit too many stays, so that its check fails. */
export const tidyBankAccount = typedDigits;
/** Reduces what was typed or pasted as an IFSC to capitals and digits. A character too many stays, so that its check fails. */
export const tidyIfsc = typedAlphanumerics;

/** The account number and IFSC that a verification is about. */
export interface BankAccountKey {
  readonly bankAccountNumber: string;
  readonly ifscCode: string;
}

/** Tells whether the form holds the account that was linked: editing either field undoes the link, typing it back restores it. */
export function isSameAccount(typed: BankAccountKey, linked: BankAccountKey | null): boolean {
  return linked !== null && typed.bankAccountNumber === linked.bankAccountNumber && typed.ifscCode === linked.ifscCode;
}
