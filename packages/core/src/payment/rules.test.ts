import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { addDays, businessDate } from '#time/index.js';
import { paymentModeOf, upiLink } from './instrument.js';
import { paymentErrorText } from './payment.text.js';
import {
  checkChequeDate,
  checkChequeNumber,
  checkUpiAmount,
  checkUtr,
  checkVpa,
  type PaymentErrorCode,
  tidyUtr,
  VPA_LENGTH,
} from './rules.js';

const sentence = (code: PaymentErrorCode | null) => code && paymentErrorText[code];
const NO_UTR = paymentErrorText.utr_invalid;
const TODAY = businessDate('2026-11-16');

describe('the details of a payment', () => {
  it.each([
    ['', 'Please enter VPA id'],
    ['   ', 'Please enter VPA id'],
    ['asha', 'Please enter valid VPA id, such as name@bank'],
    ['asha@', 'Please enter valid VPA id, such as name@bank'],
    ['asha@bank@bank', 'Please enter valid VPA id, such as name@bank'],
    ['asha rao@bank', 'Please enter valid VPA id, such as name@bank'],
    ['asha@1bank', 'Please enter valid VPA id, such as name@bank'],
    ['success@upi', null],
    [' asha.rao-1@okhdfcbank ', null],
    ['9876500001@ybl', null],
  ])('have a UPI id: checkVpa answers "%s" with %s', (vpa, text) => expect(sentence(checkVpa(vpa))).toBe(text));

  it.each([
    ['', 'Please enter UTR number'],
    [' - ', 'Please enter UTR number'],
    ['xxxxxxxxxxxxxxxxxxxxxx', NO_UTR],
    ['HDFCN5202611161', NO_UTR],
    ['HDFCN520261116123', NO_UTR],
    ['12FCN52026111612', NO_UTR],
    ['41234567890', NO_UTR],
    ['4123456789012', NO_UTR],
    ['HDFCR520261116000012345', NO_UTR],
    ['HDFCN52026111612', null],
    ['N123260000000001', null],
    ['N12326000000000A', null],
    ['PAIDBYTRANSFER01', NO_UTR],
    ['412345678901', null],
    ['SBIN126325000001', null],
    ['AXISCN0123456789', null],
    ['abcd 1234 5678 9012', null],
    ['HDFC-123456789012', null],
    ['HDFCR52026111600001234', null],
  ])('have a UTR: checkUtr answers "%s" with %s', (utr, text) => expect(sentence(checkUtr(utr))).toBe(text));

  it.each([
    ['', 'Please enter valid Cheque number'],
    ['12345', 'Please enter valid Cheque number'],
    ['1234567', 'Please enter valid Cheque number'],
    ['12345a', 'Please enter valid Cheque number'],
    ['000000', 'Please enter valid Cheque number'],
    ['000123', null],
  ])('have a cheque number: checkChequeNumber answers "%s" with %s', (number, text) =>
    expect(sentence(checkChequeNumber(number))).toBe(text),
  );

  it.each([
    [null, 'Please enter the date on the cheque'],
    [1, 'The cheque date cannot be in the future'],
    [0, null],
    [-70, null],
    [-71, 'The cheque cannot be more than 70 days old'],
  ])('have a cheque date: %s days from today is answered with %s', (days, text) =>
    expect(sentence(checkChequeDate(days === null ? null : addDays(TODAY, days), TODAY))).toBe(text),
  );

  it('have a UTR as banks write it', () => {
    expect(tidyUtr(' hdfc-n520 2611\t1612 ')).toBe('HDFCN52026111612');
  });

  it('allow ₹5,00,000 by UPI at most', () => {
    expect(checkUpiAmount(rupees(5_00_000))).toBeNull();
    expect(sentence(checkUpiAmount(rupees(5_00_001)))).toContain('up to ₹5,00,000');
  });

  it('fit the fields into which they are typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9][a-z0-9._-]{1,120}@[a-z][a-z0-9]{1,40}$/), (vpa) => {
        if (checkVpa(vpa) === null) expect(vpa.length).toBeLessThanOrEqual(VPA_LENGTH);
      }),
    );
  });
});

describe('paymentModeOf', () => {
  it('knows the numbers of the wire, and no others', () => {
    expect([0, 1, 2, 3, 4].map(paymentModeOf)).toEqual(['netBanking', 'cheque', 'neft', 'upi', 'mandate']);
    expect([5, -1, 0.5, Number.NaN].map(paymentModeOf)).toEqual([null, null, null, null]);
  });
});

describe('upiLink', () => {
  it('carries payee, amount with two decimals, reference and note, whatever they hold', () => {
    const link = upiLink({
      payee: { vpa: 'iccl.mf@validbank', name: 'Indian Clearing & Co' },
      amount: rupees(12_345),
      reference: 'bank_1',
      note: 'a&b='.repeat(30),
    });
    const query = new URL(link).searchParams;
    // some apps show an encoded sign of the payee's id as it stands
    expect(link.startsWith('upi://pay?pa=iccl.mf@validbank&pn=Indian%20Clearing%20%26%20Co&')).toBe(true);
    expect(Object.fromEntries(query)).toEqual({
      pa: 'iccl.mf@validbank',
      pn: 'Indian Clearing & Co',
      tr: 'bank_1',
      tn: 'a&b='.repeat(30).slice(0, 50),
      am: '12345.00',
      cu: 'INR',
    });
  });

  it('cuts a note between letters, never within one', () => {
    const letter = 'नि';
    const link = upiLink({
      payee: { vpa: 'iccl.mf@validbank', name: 'Clearing' },
      amount: rupees(1),
      reference: 'bank_1',
      note: `${'x'.repeat(49)}${letter}`,
    });
    expect(new URL(link).searchParams.get('tn')).toBe('x'.repeat(49));
  });
});
