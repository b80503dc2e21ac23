import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '#money/money.js';
import { runs } from '#testing/runs.js';
import { amountInWords, WORDS_FROM } from './amount.js';

describe('amountInWords', () => {
  it.each([
    [0, 'Zero rupees'],
    [1, 'One rupee'],
    [15, 'Fifteen rupees'],
    [21, 'Twenty-one rupees'],
    [100, 'One hundred rupees'],
    [5_042, 'Five thousand forty-two rupees'],
    [1_00_000, 'One lakh rupees'],
    [1_50_000, 'One lakh fifty thousand rupees'],
    [12_34_567, 'Twelve lakh thirty-four thousand five hundred sixty-seven rupees'],
    [10_00_00_000, 'Ten crore rupees'],
    [
      1_23_45_67_89_012,
      'Twelve thousand three hundred forty-five crore sixty-seven lakh eighty-nine thousand twelve rupees',
    ],
    [0.5, 'Zero rupees and fifty paise'],
    [1_00_000.25, 'One lakh rupees and twenty-five paise'],
    [-2_00_000, 'Minus two lakh rupees'],
  ])('%d', (amount, words) => {
    expect(amountInWords(rupees(amount))).toBe(words);
  });

  it('begins to be said at one lakh', () => {
    expect(WORDS_FROM).toBe(rupees(1_00_000));
  });

  it('says different amounts differently, and the same number back', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_99_99_999 }), (amount) => {
        expect(readWords(amountInWords(rupees(amount)))).toBe(amount);
      }),
      runs(5_000),
    );
  });
});

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: Readonly<Record<string, number>> = { crore: 1_00_00_000, lakh: 1_00_000, thousand: 1_000 };

function readWords(text: string): number {
  let [total, part] = [0, 0];
  for (const word of text.toLowerCase().split(/[\s-]/).slice(0, -1)) {
    if (word === 'hundred') part *= 100;
    else if (tens.includes(word)) part += (tens.indexOf(word) + 2) * 10;
    else if (ones.includes(word)) part += ones.indexOf(word);
    else [total, part] = [total + part * (scales[word] ?? Number.NaN), 0];
  }
  return total + part;
}
