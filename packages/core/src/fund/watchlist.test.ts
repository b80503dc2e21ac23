import { expect, it } from 'vitest';
import { MAX_WATCHED, watchedWith } from './watchlist.js';

it('what is watched newly comes first, each scheme once', () => {
  expect(watchedWith(['a', 'b'], ['c', 'b', 'c', 'd'])).toEqual(['c', 'd', 'a', 'b']);
});

it('the oldest of a full list go first', () => {
  const full = Array.from({ length: MAX_WATCHED }, (_, at) => `s${at}`);
  const grown = watchedWith(full, ['new']);
  expect(grown).toHaveLength(MAX_WATCHED);
  expect([grown[0], grown.at(-1)]).toEqual(['new', `s${MAX_WATCHED - 2}`]);
});
