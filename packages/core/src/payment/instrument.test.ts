import { describe, expect, it } from 'vitest';
import { businessDate } from '#time/index.js';
import {
  canWithdraw,
  paymentClaimKey,
  paymentReceiptKey,
  type PaymentInstrument,
  PAYMENT_MODE_NAMES,
  replacesPayment,
} from './instrument.js';

const transfer = (utr: string): PaymentInstrument => ({ mode: 'neft', utr });
const cheque = (chequeNumber: string): PaymentInstrument => ({
  mode: 'cheque',
  chequeNumber,
  chequeDate: businessDate('2026-11-16'),
});
const bank: PaymentInstrument = { mode: 'netBanking' };

describe('replacesPayment', () => {
  it.each([
    ['a transfer', 'another transfer', transfer('A'), transfer('B'), true],
    ['a transfer', 'the same', transfer('A'), transfer('A'), false],
    ['a transfer', 'a bank', transfer('A'), bank, true],
    ['a cheque', 'another cheque', cheque('000001'), cheque('000002'), true],
    ['a cheque', 'the same', cheque('000001'), cheque('000001'), false],
    ['a bank', 'a transfer', bank, transfer('A'), false],
  ])('judges a payment by %s when %s is chosen', (_, __, underWay, chosen, ends) => {
    expect(replacesPayment(chosen, underWay)).toBe(ends);
  });
});

describe('canWithdraw', () => {
  it.each([...PAYMENT_MODE_NAMES])(
    'lets the payer of a payment by %s end it, unless their bank decides at once',
    (mode) => {
      expect(canWithdraw(mode)).toBe(mode !== 'mandate');
    },
  );
});

describe('paymentClaimKey and paymentReceiptKey', () => {
  const [asha, vikram] = [
    { profileId: 'asha', account: '1' },
    { profileId: 'vikram', account: '1' },
  ];

  it('name a transfer as its payer does until it has come, then as the bank does', () => {
    const [mine, theirs] = [paymentClaimKey(transfer('A'), asha), paymentClaimKey(transfer('A'), vikram)];
    expect(mine).not.toBe(theirs);
    expect(paymentReceiptKey(transfer('A'), mine ?? '')).toBe(paymentReceiptKey(transfer('A'), theirs ?? ''));
  });

  it('name a cheque by its account, and nothing that is debited anew', () => {
    const claims = [asha, vikram, { ...asha, account: '2' }].map((payer) => paymentClaimKey(cheque('000001'), payer));
    expect(new Set(claims).size).toBe(3);
    expect(paymentClaimKey(bank, asha)).toBeNull();
  });
});
