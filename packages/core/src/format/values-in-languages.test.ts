import { describe, expect, it } from 'vitest';
import * as english from '#format/format.text.js';
import {
  amountInWords,
  formatDate,
  formatDateShort,
  formatMonth,
  formatShortMoney,
  formatWait,
} from '#format/index.js';
import { frequencyName, ordinal } from '#format/index.js';
import { speaking, type Words } from '#language/index.js';
import { rupees } from '#money/index.js';
import { businessDate } from '#time/index.js';

type FormatWords = Readonly<Record<string, object>>;

/** The words of values in a language, as a page has them. */
async function wordsIn(language: string): Promise<Words> {
  const own = (await import(`../languages/${language}/format/format.text.ts`)) as FormatWords;
  const pairs = new Map(Object.entries(english as FormatWords).map(([name, each]) => [each, own[name]]));
  return (words) => (pairs.get(words) ?? words) as typeof words;
}

const sample = () => ({
  dates: [formatDate(businessDate('2026-02-05')), formatDateShort(businessDate('2026-09-15'))],
  month: formatMonth(businessDate('2026-12-05')),
  amounts: [2_500, 1_00_000, 2_50_000, 1_00_00_000, 14_62_00_000, 48_210_00_00_000].map((amount) =>
    formatShortMoney(rupees(amount)),
  ),
  monthly: frequencyName(1),
  day: ordinal(21),
  wait: formatWait(90),
});

const expected = {
  en: {
    dates: ['05 February 2026', '15 Sep 2026'],
    month: 'Dec 2026',
    amounts: ['₹2.50 K', '₹1 L', '₹2.50 L', '₹1.00 Crs', '₹14.62 Crs', '₹48,210 Crs'],
    monthly: 'Monthly',
    day: '21st',
    wait: '2 minutes',
  },
  hi: {
    dates: ['05 फरवरी 2026', '15 सित॰ 2026'],
    month: 'दिस॰ 2026',
    amounts: ['₹2.5 हजार', '₹1 लाख', '₹2.5 लाख', '₹1 करोड़', '₹14.62 करोड़', '₹48,210 करोड़'],
    monthly: 'हर महीने',
    day: '21',
    wait: '2 मिनट',
  },
  mr: {
    dates: ['05 फेब्रुवारी 2026', '15 सप्टें. 2026'],
    month: 'डिसें. 2026',
    amounts: ['₹2.5 हजार', '₹1 लाख', '₹2.5 लाख', '₹1 कोटी', '₹14.62 कोटी', '₹48,210 कोटी'],
    monthly: 'दरमहा',
    day: '21',
    wait: '2 मिनिटे',
  },
  gu: {
    dates: ['05 ફેબ્રુઆરી 2026', '15 સપ્ટે. 2026'],
    month: 'ડિસે. 2026',
    amounts: ['₹2.5 હજાર', '₹1 લાખ', '₹2.5 લાખ', '₹1 કરોડ', '₹14.62 કરોડ', '₹48,210 કરોડ'],
    monthly: 'દર મહિને',
    day: '21',
    wait: '2 મિનિટ',
  },
  bn: {
    dates: ['05 ফেব্রুয়ারি 2026', '15 সেপ্টে. 2026'],
    month: 'ডিসে. 2026',
    amounts: ['₹2.5 হাজার', '₹1 লক্ষ', '₹2.5 লক্ষ', '₹1 কোটি', '₹14.62 কোটি', '₹48,210 কোটি'],
    monthly: 'প্রতি মাসে',
    day: '21',
    wait: '2 মিনিট',
  },
  ta: {
    dates: ['05 பிப்ரவரி 2026', '15 செப். 2026'],
    month: 'டிச. 2026',
    amounts: ['₹2.5 ஆயிரம்', '₹1 லட்சம்', '₹2.5 லட்சம்', '₹1 கோடி', '₹14.62 கோடி', '₹48,210 கோடி'],
    monthly: 'மாதந்தோறும்',
    day: '21',
    wait: '2 நிமிடங்கள்',
  },
  te: {
    dates: ['05 ఫిబ్రవరి 2026', '15 సెప్టెం. 2026'],
    month: 'డిసెం. 2026',
    amounts: ['₹2.5 వేలు', '₹1 లక్ష', '₹2.5 లక్షలు', '₹1 కోటి', '₹14.62 కోట్లు', '₹48,210 కోట్లు'],
    monthly: 'ప్రతి నెలా',
    day: '21',
    wait: '2 నిమిషాలు',
  },
  kn: {
    dates: ['05 ಫೆಬ್ರುವರಿ 2026', '15 ಸೆಪ್ಟೆಂ. 2026'],
    month: 'ಡಿಸೆಂ. 2026',
    amounts: ['₹2.5 ಸಾವಿರ', '₹1 ಲಕ್ಷ', '₹2.5 ಲಕ್ಷ', '₹1 ಕೋಟಿ', '₹14.62 ಕೋಟಿ', '₹48,210 ಕೋಟಿ'],
    monthly: 'ಪ್ರತಿ ತಿಂಗಳು',
    day: '21',
    wait: '2 ನಿಮಿಷ',
  },
};

describe('values', () => {
  it.each(Object.entries(expected).filter(([language]) => language !== 'en'))(
    'are said in %s while it is spoken, and in English after it',
    async (language, said) => {
      const words = await wordsIn(language);
      expect(speaking(words, sample)).toEqual(said);
      expect(sample()).toEqual(expected.en);
    },
  );

  it('are said in English again where saying them failed', async () => {
    const words = await wordsIn('hi');
    expect(() =>
      speaking(words, () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(sample()).toEqual(expected.en);
  });

  it('have their amounts spelled as the language counts', async () => {
    expect(speaking(await wordsIn('hi'), () => amountInWords(rupees(1_25_000)))).toBe('एक लाख पच्चीस हजार रुपये');
    expect(speaking(await wordsIn('mr'), () => amountInWords(rupees(1_25_500)))).toBe('एक लाख पंचवीस हजार पाचशे रुपये');
    expect(speaking(await wordsIn('mr'), () => amountInWords(rupees(1_00_100)))).toBe('एक लाख शंभर रुपये');
    expect(speaking(await wordsIn('gu'), () => amountInWords(rupees(1_16_500)))).toBe('એક લાખ સોળ હજાર પાંચસો રૂપિયા');
    expect(speaking(await wordsIn('gu'), () => amountInWords(rupees(1_00_216)))).toBe('એક લાખ બસો સોળ રૂપિયા');
    expect(speaking(await wordsIn('gu'), () => amountInWords(rupees(1_00_100)))).toBe('એક લાખ એકસો રૂપિયા');
    expect(speaking(await wordsIn('kn'), () => amountInWords(rupees(1_25_500)))).toBe(
      'ಒಂದು ಲಕ್ಷದ ಇಪ್ಪತ್ತೈದು ಸಾವಿರದ ಐನೂರು ರೂಪಾಯಿ',
    );
    expect(speaking(await wordsIn('ta'), () => amountInWords(rupees(1_25_000)))).toBe('ஒரு லட்சத்து இருபத்தைந்தாயிரம் ரூபாய்');
  });
});
