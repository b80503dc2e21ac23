import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanKycName } from '#kyc/rules.js';
import { bankErrorText } from './bank.text.js';
import {
  checkBankAccount,
  checkBankAccountType,
  checkIfsc,
  isSameAccount,
  isSameName,
  tidyBankAccount,
  tidyIfsc,
} from './rules.js';

const said = (code: keyof typeof bankErrorText | null) => code && bankErrorText[code];
const INVALID = 'Please enter valid bank account number';
const UNKNOWN_IFSC = 'This IFSC does not exist in our system.';

describe('bank details', () => {
  it.each([
    ['', INVALID],
    ['12345678', INVALID],
    ['123456789', null],
    ['1'.repeat(18), null],
    ['1'.repeat(19), INVALID],
    ['12345678a', INVALID],
    ['१२३४५६७८९', INVALID],
    ['123456789\n', INVALID],
  ])('have an account number: checkBankAccount answers %j with %s', (account, text) => {
    expect(said(checkBankAccount(account))).toBe(text);
  });

  it.each([
    ['', 'Please enter IFSC'],
    ['HDFC0000240', null],
    ['KKBK000KGSB', null],
    ['HDFC1000240', UNKNOWN_IFSC],
    ['hdfc0000240', UNKNOWN_IFSC],
    ['HDFC000024', UNKNOWN_IFSC],
    ['HDF00000240', UNKNOWN_IFSC],
  ])('have an IFSC: checkIfsc answers %j with %s', (ifsc, text) => {
    expect(said(checkIfsc(ifsc))).toBe(text);
  });

  it.each([
    ['SB', null],
    ['CB', null],
    ['', 'Please select account type'],
    [null, 'Please select account type'],
    ['NE', 'Please select account type'],
  ])('have an account type: checkBankAccountType answers %j with %s', (type, text) => {
    expect(said(checkBankAccountType(type))).toBe(text);
  });

  it('are tidied as people type and paste them', () => {
    expect(tidyBankAccount('5010 0347-821218')).toBe('50100347821218');
    expect(tidyIfsc(' hdfc 0000240 ')).toBe('HDFC0000240');
  });

  it('stay too long when a number that is too long is tidied', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{19,60}$/), (typed) => checkBankAccount(tidyBankAccount(typed)) !== null),
    );
    expect(checkIfsc(tidyIfsc('HDFC00002401'))).toBe('ifsc_invalid');
  });

  it('accept any 9 to 18 digits as a number, and nothing else', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{9,18}$/), (account) => checkBankAccount(account) === null));
    fc.assert(fc.property(fc.string(), (text) => checkBankAccount(text) !== null || /^\d{9,18}$/.test(text)));
  });

  it('stay linked until number or IFSC changes', () => {
    const linked = { bankAccountNumber: '50100347821218', ifscCode: 'HDFC0000240' };
    expect(isSameAccount(linked, { ...linked })).toBe(true);
    expect(isSameAccount({ ...linked, ifscCode: 'HDFC0000241' }, linked)).toBe(false);
    expect(isSameAccount({ ...linked, bankAccountNumber: '50100347821219' }, linked)).toBe(false);
    expect(isSameAccount(linked, null)).toBe(false);
  });
});

describe('isSameName', () => {
  it.each([
    ['ASHA RAO', 'Asha Rao', true],
    ['RAO ASHA', 'Asha Rao', true],
    ['MRS ASHA K RAO', 'Asha Kiran Rao', true],
    ['R A RAO', 'Asha Ravi Rao', true],
    ['ASHA RAO', 'Asha Kiran Rao', false],
    ['ASHA R', 'Asha Shah', false],
    ['A A', 'Asha Rao', false],
    ['', 'Asha Rao', false],
    ['Mr', 'Dr', false],
    ['KUMARI SELJA', 'Selja Kumari', true],
    ['MS Dhoni', 'Dhoni M S', false],
    ['Smt Kumari Selja', 'Selja', true],
    ['SMT KUMARI SELJA', 'Selja Kumari', true],
    ['MRS SRI DEVI', 'Devi Sri', true],
    ['KUMARI SELJA', 'Selja Rao', false],
    ["ANITA D'SOUZA", 'Anita DSouza', true],
  ])('compares %j with %j: %s', (atBank, onPan, same) => {
    expect(isSameName(atBank, onPan)).toBe(same);
    expect(isSameName(onPan, atBank)).toBe(same);
  });

  it('finds the same name in any order of its words', () => {
    const isTitle = (word: string) => cleanKycName(`${word} x`) === 'x';
    const word = fc.stringMatching(/^[b-z]{2,9}$/).filter((each) => !isTitle(each));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) =>
        isSameName(words.join(' '), [...words].reverse().join(' ').toUpperCase()),
      ),
    );
  });
});
