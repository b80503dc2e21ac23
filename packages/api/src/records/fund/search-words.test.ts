import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionOf, plainText, respelledTerms, searchTerms } from './search-words.js';

describe('searchTerms', () => {
  it.each([
    ['HDFC Flexi-Cap Fund (Growth)', ['hdfc', 'flexicap']],
    ['the best mid cap funds', ['midcap']],
    ['UTI Nifty 50', ['uti', 'nifty50']],
    ["HDFC Children's", ['hdfc', 'childrens']],
    ['mutual fund', []],
    ['hdfc mutu', ['hdfc']],
    ['HDFC Top 100 fund', ['hdfc', 'top 100']],
    ['top hdfc', ['hdfc']],
    ['Axis Long Term Equity', ['axis', 'long term equity']],
    ['m', ['m']],
    ['%%%%', []],
  ])('takes from "%s" what says which scheme is meant', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms);
  });

  it('reads no more of a text than the longest word of a scheme, and sixteen words', () => {
    expect(searchTerms('q'.repeat(200))[0]).toHaveLength(30);
    expect(respelledTerms('q '.repeat(50), [])).toHaveLength(8);
    expect(respelledTerms(`${'the '.repeat(16)}hdfc`, ['hdfc'])).toEqual([]);
  });

  it('knows a word that is written together or apart, and what people write for others', () => {
    expect(conditionOf('midcap')).toBe('(midcap:* | mid <-> cap)');
    expect(conditionOf('ppfas')).toContain('parag');
    expect(conditionOf('constructor')).toBe('constructor:*');
  });

  it('leaves nothing in a word that means something to a full-text query', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => /^[\p{L}\p{N} ]*$/u.test(plainText(text))));
  });
});

describe('respelledTerms', () => {
  const words =
    'fund cap flexi parag parikh motilal oswal nifty midcap hdfc tax saver elss icici prudential whiteoak axis'.split(
      ' ',
    );

  it.each([
    ['parag pareek', ['parag', 'parikh']],
    ['motilal oswaal', ['motilal', 'oswal']],
    ['niphty 50', ['nifty50']],
    ['white oak', ['whiteoak']],
    ['icicipru flexi', ['icici pru', 'flexi']],
    ['hdfc taxsaver', ['hdfc', 'tax saver']],
    ['hdfc flexi cap', ['hdfc', 'flexicap']],
    ['qwertyuiop', ['qwertyuiop']],
  ])('writes "%s" as schemes do', (text, terms) => {
    expect(respelledTerms(text, words)).toEqual(terms);
  });

  it('finds a phrase in words that were written as one', () => {
    expect(respelledTerms('axis longterm equity', [...words, 'long', 'term'])).toEqual(['axis', 'long term equity']);
  });
});
