import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heardAs, isIndian, latinOf, meaningOf, soundOf, soundsOf } from './index.js';

describe('latinOf', () => {
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
    expect(latinOf(word)).toBe(latin);
  });

  it('leaves no letter of an Indian script, whatever is written', () => {
    const letter = fc.integer({ min: 0x09_00, max: 0x0d_7f }).map((code) => String.fromCodePoint(code));
    fc.assert(fc.property(fc.string({ unit: letter }), (text) => !isIndian(latinOf(text))));
  });
});

describe('soundOf', () => {
  it.each([
    ['Pareek', 'Parikh'],
    ['Oswaal', 'Oswal'],
    ['niphty', 'nifty'],
    ['Quant', 'kvant'],
    ['फंड', 'ஃபண்ட்'],
    ['स्मॉल', 'સ્મોલ'],
  ])('is one for %s and %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it('is another for another word', () => {
    expect(soundOf('silver')).not.toBe(soundOf('gold'));
  });
});

describe('heardAs', () => {
  const sounds = soundsOf(
    'fund large mid midcap small cap gold silver hdfc sbi icici uti lic technology equity debt axis kotak'.split(' '),
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
    ['qwertyuiop', []],
    ['', []],
  ])('hears in %s the words %j', (word, words) => {
    expect(heardAs(word, sounds)).toEqual(words);
  });

  it('hears whole words alone where it is told how many vowels may differ', () => {
    expect(heardAs('टेक्नो', sounds, 0)).toEqual([]);
    expect(heardAs('kotakh', sounds, 0)).toEqual(['kotak']);
  });
});

it('knows by its meaning what names say in English', () => {
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
