import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsSoundingLike, isIndian, transliterate, meaningOf, phoneticIndex } from './index.js';
import { phoneticKey } from './phonetic-key.js';

describe('transliterate', () => {
  it.each([
    ['मिडकैप', 'midakaip'],
    ['फंड', 'fand'],
    ['टेंपलटन', 'tempalatan'],
    ['बिड़ला', 'birala'],
    ['ॲक्सिस', 'eksis'],
    ['মিউচুয়াল', 'miuchuyal'],
    ['ફંડ', 'fand'],
    ['ஃபண்ட்', 'pant'],
    ['హెచ్\u200Cడిఎఫ్\u200Cసి', 'hechdiefsi'],
    ['ಕ್ಯಾಪ್', 'kyap'],
    ['५०', '50'],
    ['HDFC', 'HDFC'],
  ])('writes %s as it is heard', (word, latin) => {
    expect(transliterate(word)).toBe(latin);
  });

  it('leaves no letter of an Indian script, whatever is written', () => {
    const letter = fc.integer({ min: 0x09_00, max: 0x0d_7f }).map((code) => String.fromCodePoint(code));
    fc.assert(fc.property(fc.string({ unit: letter }), (text) => !isIndian(transliterate(text))));
  });
});

describe('phoneticKey', () => {
  it.each([
    ['Pareek', 'Parikh'],
    ['Oswaal', 'Oswal'],
    ['niphty', 'nifty'],
    ['Quant', 'kvant'],
    ['फंड', 'ஃபண்ட்'],
    ['स्मॉल', 'સ્મોલ'],
  ])('gives %s and %s one key', (one, other) => {
    expect(phoneticKey(one)).toBe(phoneticKey(other));
  });

  it('gives words that sound different keys that differ', () => {
    expect(phoneticKey('silver')).not.toBe(phoneticKey('gold'));
  });
});

describe('wordsSoundingLike', () => {
  const sounds = phoneticIndex(
    'tata fund large mid midcap small cap gold silver hdfc sbi icici uti lic technology equity debt axis kotak aditya bnp'.split(
      ' ',
    ),
  );

  it.each([
    ['एचडीएफसी', ['hdfc']],
    ['এইচডিএফসি', ['hdfc']],
    ['எச்டிஎஃப்சி', ['hdfc']],
    ['ఎస్‌బిఐ', ['sbi']],
    ['આઈસીઆઈસીઆઈ', ['icici']],
    ['यूटीआई', ['uti']],
    ['मिडकैप', ['midcap']],
    ['लार्जकैप', ['large', 'cap']],
    ['टेक्नो', ['technology']],
    ['ಆಕ್ಸಿಸ್', ['axis']],
    ['डेट', ['debt']],
    ['आदित्य', ['aditya']],
    ['টাটা', ['tata']],
    ['बीएनपी', ['bnp']],
    ['qwertyuiop', []],
    ['', []],
  ])('hears in %s the words %j', (word, words) => {
    expect(wordsSoundingLike(word, sounds)).toEqual(words);
  });

  it('hears whole words alone where it is told how many vowels may differ', () => {
    expect(wordsSoundingLike('टेक्नो', sounds, 0)).toEqual([]);
    expect(wordsSoundingLike('kotakh', sounds, 0)).toEqual(['kotak']);
  });
});

it('meaningOf gives the English word of names for a word of an Indian language', () => {
  expect(['सोना', 'चाँदी', 'चांदी', 'தங்கம்', 'బంగారం', 'कर', 'मिड'].map(meaningOf)).toEqual([
    'gold',
    'silver',
    'silver',
    'gold',
    'gold',
    'tax',
    undefined,
  ]);
});
