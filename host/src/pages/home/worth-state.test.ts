import type { Holding } from '@prosperx/core/portfolio';
import { expect, it } from 'vitest';
import { worthStateOf } from './worth-state.js';

const held = [{} as Holding];
const of = (portfolioSchemes: readonly Holding[], unvalued?: string[]) =>
  worthStateOf({ data: { portfolioSchemes: [...portfolioSchemes], unvalued }, error: null });

it('is that of a visitor for whoever holds nothing alone', () => {
  expect([of([]), of([], []), of(held), of(held, ['Gold Fund'])]).toEqual(['nothing', 'nothing', 'worth', 'worth']);
  expect(of([], ['New Fund'])).toBe('unvalued');
});

it('is not known while nothing is read, and what was read before a failure stays', () => {
  const error = new Error('offline');
  expect(worthStateOf({ data: undefined, error: null })).toBe('waiting');
  expect(worthStateOf({ data: undefined, error })).toBe('failed');
  expect(worthStateOf({ data: { portfolioSchemes: held, unvalued: [] }, error })).toBe('worth');
});
