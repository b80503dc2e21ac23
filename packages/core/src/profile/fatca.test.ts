import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.js';
import { isFatcaDeclared } from './declared.js';
import { checkFatca, type Fatca, tidyFatca, type TypedFatca } from './fatca.js';
import { countryName } from './fatca.text.js';

const indian: Fatca = { birthPlace: 'Pune', birthCountry: 'IN', taxResidences: [], pepStatus: 'N' };
const wrong = (change: Partial<TypedFatca>) =>
  Object.fromEntries(Object.entries(checkFatca({ ...indian, ...change })).filter(([, code]) => code !== null));
const taxed = (country: string, tin = '', noTin = '') => ({ taxResidences: [{ country, tin, noTin }] });

describe('checkFatca', () => {
  it('takes an Indian who is taxed in India without another number', () => {
    expect(wrong({})).toEqual({});
  });

  it.each([
    [{ birthPlace: ' ' }, { birthPlace: 'birth_place_required' }],
    [{ birthPlace: 'x'.repeat(61) }, { birthPlace: 'birth_place_too_long' }],
    [{ birthCountry: 'India' }, { birthCountry: 'country_required' }],
    [taxed(''), { 'taxResidences.0.country': 'country_required', 'taxResidences.0.tin': 'tin_required' }],
    [taxed('IN', 'AAAPR1234A'), { 'taxResidences.0.country': 'country_required' }],
    [taxed('US'), { 'taxResidences.0.tin': 'tin_required' }],
    [taxed('KE', 'x'.repeat(21)), { 'taxResidences.0.tin': 'tin_too_long' }],
    [{ pepStatus: 'maybe' }, { pepStatus: 'pep_required' }],
  ])('finds in %j what is wrong', (change, codes) => {
    expect(wrong(change)).toEqual(codes);
  });

  it.each([
    ['US', '123-45-6789', '12345678'],
    ['GB', 'QQ 12 34 56 C', 'QQ123456'],
    ['GB', '1234567890', '123456789'],
    ['SG', 's1234567d', '12345678'],
    ['DE', '86 095 742 719', '8609574271'],
    ['AE', '100123456789012', '784-1990'],
  ])('knows the form of a tax number of %s: %j, not %j', (country, right, other) => {
    expect(wrong(taxed(country, right))).toEqual({});
    expect(wrong(taxed(country, other))).toEqual({ 'taxResidences.0.tin': 'tin_invalid' });
  });

  it('takes any number of a country whose form it does not know, and none with a reason', () => {
    expect(wrong(taxed('KE', 'A00-1'))).toEqual({});
    expect(wrong(taxed('US', '', 'B'))).toEqual({});
    expect(wrong(taxed('US', '', 'because'))).toEqual({ 'taxResidences.0.tin': 'tin_required' });
  });

  it('takes three countries beside India, each once', () => {
    const [us, kenya, oman] = ['US', 'KE', 'OM'].map((country) => ({ country, tin: '', noTin: 'A' }));
    expect(wrong({ taxResidences: [us!, kenya!, oman!] })).toEqual({});
    expect(wrong({ taxResidences: [us!, us!] })).toEqual({ 'taxResidences.1.country': 'country_twice' });
    expect(wrong({ taxResidences: [us!, kenya!, oman!, { ...us!, country: 'DE' }] })).toEqual({
      taxResidences: 'tax_residences_too_many',
    });
  });
});

describe('tidyFatca', () => {
  it('drops blanks, and the number that a reason denies', () => {
    const residence = { country: 'US', tin: ' 123-45-6789 ', noTin: '' } as const;
    const taxResidences = [residence, { ...residence, country: 'KE', noTin: 'B' as const }];
    expect(tidyFatca({ ...indian, birthPlace: ' Pune ', taxResidences })).toEqual({
      ...indian,
      taxResidences: [
        { country: 'US', tin: '123-45-6789', noTin: '' },
        { country: 'KE', tin: '', noTin: 'B' },
      ],
    });
  });
});

describe('isFatcaDeclared', () => {
  const declared = { occupationType: 'S', incomeSlab: '33', fatca: indian, fatcaCompliant: true };
  it('wants every answer and the declaration', () => {
    expect(isFatcaDeclared(declared)).toBe(true);
    for (const fact of ['occupationType', 'incomeSlab', 'fatca'] as const)
      expect(isFatcaDeclared({ ...declared, [fact]: null })).toBe(false);
    expect(isFatcaDeclared({ ...declared, fatcaCompliant: false })).toBe(false);
  });
});

describe('COUNTRIES', () => {
  it('has a name for each', () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(COUNTRIES.filter((code) => countryName(code) === code)).toEqual([]);
  });
});
