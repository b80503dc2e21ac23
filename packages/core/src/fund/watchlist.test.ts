import { expect, it } from 'vitest';
import { watchedWith } from './watchlist.js';

it('what is watched newly comes first, each scheme once', () => {
  expect(watchedWith(['a', 'b'], ['c', 'b', 'c', 'd'])).toEqual(['c', 'd', 'a', 'b']);
});
