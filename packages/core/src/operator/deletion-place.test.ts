import { expect, it } from 'vitest';
import { placeOfDeletion, readDeletionPlace } from './deletion-place.js';

it('a place in the list of deletions is read as it was written, and anything else as none', () => {
  const place = { requestedAt: 1_764_000_000_000, profileId: 'prf_a.b' };
  expect(readDeletionPlace(placeOfDeletion({ ...place, keptUntil: null }))).toEqual({ ...place, isClosed: false });
  expect(readDeletionPlace(placeOfDeletion({ ...place, keptUntil: '2034-03-31' }))).toEqual({
    ...place,
    isClosed: true,
  });
  // no day that a database knows
  for (const other of [undefined, '', 'prf_a', '0.99999999999999.prf_a', '2.1.prf_a', '0..prf_a'])
    expect(readDeletionPlace(other)).toBeNull();
});
