import { describe, expect, it } from 'vitest';
import { answerFor, firstLink, isLinked, nextLink } from './bank-link.js';

const account = { bankAccountNumber: '50100987654321', ifscCode: 'HDFC0000060' };
const other = { ...account, bankAccountNumber: '50100987654322' };
const verified = { kind: 'verified' } as const;
const linked = nextLink(firstLink(false), { type: 'linked', account, answer: verified });

describe('the bank link', () => {
  it('holds for the account that was linked, not for another', () => {
    expect(isLinked(linked, account)).toBe(true);
    expect(isLinked(linked, other)).toBe(false);
    expect(isLinked(linked, { ...account, ifscCode: 'ICIC0000001' })).toBe(false);
    expect(answerFor(linked, account)).toEqual(verified);
  });

  it('is there from the start for an investor with a linked account, until they want another', () => {
    const saved = firstLink(true);
    expect(isLinked(saved, { bankAccountNumber: '', ifscCode: '' })).toBe(true);
    const typing = nextLink(saved, { type: 'changes' });
    expect(isLinked(typing, { bankAccountNumber: '', ifscCode: '' })).toBe(false);
    expect(nextLink(typing, { type: 'keeps' })).toEqual(saved);
  });

  it('does not go back to the saved account when another was linked since', () => {
    expect(nextLink(linked, { type: 'keeps' })).toBe(linked);
  });
});
