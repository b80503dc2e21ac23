import type { FoundRecord } from '@prosperx/core/operator';
import { expect, it } from 'vitest';
import { withFound } from './with-found.js';

const record = (id: string, given: Partial<FoundRecord> = {}): FoundRecord => ({
  ...{ kind: 'order', id, number: id, profileId: 'prf_1', name: '', state: '', about: '', amount: null, at: 0 },
  ...given,
});

it('shows what was looked for first in its account, once, and nothing of another one', () => {
  const person = { profileId: 'prf_1', records: [record('new'), record('newer')] };
  const found = [
    record('old'),
    record('newer'),
    record('other', { profileId: 'prf_2' }),
    record('prf_1', { kind: 'person' }),
  ];
  const { records, isFound } = withFound(person, found);
  expect(records.map(({ id }) => id)).toEqual(['old', 'newer', 'new']);
  expect(isFound).toBe(true);
});

it('shows of what was found how it stands by now, and says where nothing was looked for', () => {
  const person = { profileId: 'prf_1', records: [record('new', { state: 'paid' })] };
  expect(withFound(person, [record('new', { state: 'pending' })]).records).toEqual(person.records);
  expect(withFound(person, [record('other', { profileId: 'prf_2' })])).toEqual({
    records: person.records,
    isFound: false,
  });
});
