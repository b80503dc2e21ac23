import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.js';
import { checkFatca, type Fatca } from './fatca.js';
import { countryName } from './fatca.text.js';

const indian: Fatca = { birthPlace: 'Pune', birthCountry: 'IN', taxResidence: 'IN', tin: '', pepStatus: 'N' };
const wrong = (change: Partial<Record<keyof Fatca, string>>) =>
  Object.fromEntries(Object.entries(checkFatca({ ...indian, ...change })).filter(([, code]) => code !== null));

describe('checkFatca', () => {
  it('takes an Indian who is taxed in India without another number', () => {
    expect(wrong({})).toEqual({});
  });

  it.each([
    [{ birthPlace: ' ' }, { birthPlace: 'birth_place_required' }],
    [{ birthPlace: 'x'.repeat(61) }, { birthPlace: 'birth_place_too_long' }],
    [{ birthCountry: 'India' }, { birthCountry: 'country_required' }],
    [{ taxResidence: '' }, { taxResidence: 'country_required', tin: 'tin_required' }],
    [{ taxResidence: 'US' }, { tin: 'tin_required' }],
    [{ taxResidence: 'US', tin: 'x'.repeat(21) }, { tin: 'tin_too_long' }],
    [{ taxResidence: 'US', tin: '123-45-6789' }, {}],
    [{ pepStatus: 'maybe' }, { pepStatus: 'pep_required' }],
  ])('finds in %j what is wrong', (change, codes) => {
    expect(wrong(change)).toEqual(codes);
  });
});

describe('COUNTRIES', () => {
  it('has a name for each', () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(COUNTRIES.filter((code) => countryName(code) === code)).toEqual([]);
  });
});
