import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '#money/money.js';
import { runs } from '#testing/runs.js';
import { formatRupees } from './amount.js';
import { LARGEST_TYPED, typeAmount } from './input.js';
import { typedWhole } from './typed-text.js';

describe('typeAmount', () => {
  it.each([
    ['', '', null],
    ['5', '5', 5],
    ['5000', '5,000', 5_000],
    ['1,00,0000', '10,00,000', 10_00_000],
    ['₹ 1,50,000', '1,50,000', 1_50_000],
    [' ,₹', '', null],
    ['1 500', '1,500', 1_500],
    ['007', '007', 7],
    ['0', '0', 0],
    ['1234567890123', '12,34,56,78,90,123', 12_34_56_78_90_123],
  ])('groups %s as %s', (typed, text, amount) => {
    expect(typeAmount(typed)).toEqual({
      text,
      amount: amount === null ? null : rupees(amount),
      caret: text.length,
    });
  });

  it('keeps what is longer than any amount as it was typed, and takes it for too much', () => {
    expect(typeAmount('50000000000000')).toMatchObject({ text: '5,00,00,00,00,00,000', amount: LARGEST_TYPED });
  });

  it('does not make a hundredfold of a pasted amount with paise', () => {
    expect(typeAmount('₹1,50,000.00')).toMatchObject({ text: '1,50,000.00', amount: rupees(1_50_000) });
  });

  it.each(['1500.50', '2,500.75', '-5000', '−5,000', '1e5', '0.5', '.', '1.5.0', '12a3', 'abc', '5 lakh'])(
    'takes nothing out of %s that would make it another amount',
    (typed) => {
      expect(typeAmount(typed)).toEqual({ text: typed, caret: typed.length, amount: 'not_whole' });
    },
  );

  it('reads what was typed key by key as what was pasted at once', () => {
    const keys = fc.array(fc.constantFrom(...'0123456789', ',', '.', '-', 'e', ' ', '₹', 'x'), { maxLength: 16 });
    fc.assert(
      fc.property(keys, (typed) => {
        const byKeys = typed.reduce((text, key) => typeAmount(text + key).text, '');
        const pasted = typeAmount(typed.join(''));
        expect(typeAmount(byKeys).amount).toBe(pasted.amount);
        if (pasted.amount !== 'not_whole') expect(byKeys).toBe(pasted.text);
      }),
      runs(20_000),
    );
  });

  it('never returns another number than the one that was written', () => {
    const written = fc.tuple(
      fc.constantFrom('', '₹', '₹ ', '-', '+'),
      fc.bigInt({ min: 0n, max: 999_999_999_999n }),
      fc.constantFrom('', '.', '.0', '.00', '.5', '.50', '.05', 'e5', 'k', ' lakh'),
    );
    fc.assert(
      fc.property(written, fc.boolean(), ([sign, whole, rest], isGrouped) => {
        const digits = isGrouped ? whole.toLocaleString('en-IN') : String(whole);
        const isWhole = !/[-+]/.test(sign) && /^(\.0*)?$/.test(rest);
        expect(typeAmount(sign + digits + rest).amount).toBe(isWhole ? rupees(Number(whole)) : 'not_whole');
      }),
      runs(5_000),
    );
  });

  it('keeps the caret behind the digit that was typed', () => {
    // 1,000 with a 2 typed after the 1
    expect(typeAmount('12,000', 2)).toMatchObject({ text: '12,000', caret: 2 });
    // 12,345 with a 9 typed after the 2
    expect(typeAmount('129,345', 3)).toMatchObject({ text: '1,29,345', caret: 4 });
    // 1,00,000 with the first digit deleted
    expect(typeAmount(',00,000', 0)).toMatchObject({ text: '00,000', caret: 0 });
    // and a 2 typed there
    expect(typeAmount('200,000', 1)).toMatchObject({ text: '2,00,000', caret: 1, amount: rupees(2_00_000) });
  });

  it('groups its own result the same way, and keeps caret and amount within what is shown', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.nat({ max: 20 }), (typed, index) => {
        const first = typeAmount(typed, Math.min(index, typed.length));
        const second = typeAmount(first.text, first.caret);
        expect(second).toEqual(first);
        expect(first.caret).toBeLessThanOrEqual(first.text.length);
        if (typeof first.amount === 'number')
          expect(formatRupees(first.amount)).toBe(first.text.replace(/^[0,]+(?=\d)/, '').replace(/\.0*$/, ''));
      }),
      runs(20_000),
    );
  });
});

describe('typedWhole', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['24', 24],
    [' 007 ', 7],
    ['12.5', Number.NaN],
    ['12.', Number.NaN],
    ['1e2', Number.NaN],
    ['0x10', Number.NaN],
    ['-3', Number.NaN],
    ['ten', Number.NaN],
  ])('reads %j as the whole number %s', (typed, whole) => {
    expect(typedWhole(typed)).toBe(whole);
  });
});
