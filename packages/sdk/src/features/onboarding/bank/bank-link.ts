import { type AccountCheck, type BankAccountKey, isSameAccount, needsCheque } from '@prosperx/core/bank';
import { maskAccount } from '@prosperx/core/format';
import type { LinkAnswer } from '#queries/bank.js';

/**
 * `saved`: the profile's linked account stands there, masked. `typing`: another is being typed; `linked` is what was linked since, which
 * holds as long as the fields say the same.
 */
export type BankLink =
  | { readonly name: 'saved' }
  | { readonly name: 'typing'; readonly linked: (BankAccountKey & { readonly answer: LinkAnswer }) | null };

export type BankAction =
  | { readonly type: 'changes' }
  | { readonly type: 'keeps' }
  | { readonly type: 'linked'; readonly account: BankAccountKey; readonly answer: LinkAnswer };

export const firstLink = (isLinked: boolean): BankLink =>
  isLinked ? { name: 'saved' } : { name: 'typing', linked: null };

/** Moves the link on. An action that makes no sense changes nothing. */
export function nextLink(link: BankLink, action: BankAction): BankLink {
  switch (action.type) {
    case 'changes':
      return link.name === 'saved' ? { name: 'typing', linked: null } : link;
    case 'keeps':
      return link.name === 'typing' && link.linked === null ? { name: 'saved' } : link;
    case 'linked':
      return link.name === 'typing' ? { name: 'typing', linked: { ...action.account, answer: action.answer } } : link;
  }
}

/** Returns what the bank said of the account that stands in the form; null while it is not linked. Editing undoes it, typing it back restores it. */
export function answerFor(link: BankLink, typed: BankAccountKey): LinkAnswer | null {
  return link.name === 'typing' && isSameAccount(typed, link.linked) ? (link.linked?.answer ?? null) : null;
}

/** Returns whether what is typed may be the account that was linked before, of which the page knows the masked number alone. */
export function looksLinked(typed: BankAccountKey, saved: { [Name in keyof BankAccountKey]: string | null }): boolean {
  return saved.ifscCode === typed.ifscCode && saved.bankAccountNumber === maskAccount(typed.bankAccountNumber);
}

/** Returns whether a cancelled cheque is asked for with the account that the form shows: not before it is linked. */
export function asksForCheque(link: BankLink, typed: BankAccountKey, saved: AccountCheck): boolean {
  if (link.name === 'saved') return needsCheque(saved);
  const answer = answerFor(link, typed);
  return needsCheque({
    isBankUnchecked: answer?.kind === 'bypassed',
    otherNameAtBank: answer?.kind === 'other_name' ? answer.atBank : null,
  });
}

/** Returns whether what the form shows is linked, so that one may go on. */
export function isLinked(link: BankLink, typed: BankAccountKey): boolean {
  return link.name === 'saved' || answerFor(link, typed) !== null;
}
