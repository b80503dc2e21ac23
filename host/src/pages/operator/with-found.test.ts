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
  expect(withFound(person, found).map(({ id }) => id)).toEqual(['old', 'newer', 'new']);
});
