import type { QueueCounts } from '@prosperx/core/operator';
import { expect, it } from 'vitest';
import { retriable } from './retriable.js';

const counted = (kind: string, given: Partial<QueueCounts> = {}): QueueCounts => ({
  ...{ kind, pending: 0, unanswered: 0, parked: 2, dropped: 0, retriedAlone: true },
  ...given,
});

it('offers to retry all of a kind in the list of all, in the list of a kind that one alone, and in that of an account none', () => {
  const counts = [
    counted('mail'),
    counted('link'),
    counted('one', { parked: 1 }),
    counted('refund', { retriedAlone: false }),
  ];
  const kindsOf = (kind?: string, profileId?: string) =>
    retriable(counts, { kind, profileId }).map((each) => each.kind);
  expect(kindsOf()).toEqual(['mail', 'link']);
  expect(kindsOf('link')).toEqual(['link']);
  expect(kindsOf('refund')).toEqual([]);
  expect(kindsOf(undefined, 'prf_1')).toEqual([]);
});
