import { expect, it } from 'vitest';
import { typedWhole } from './typed.js';

it.each([
  ['', null],
  ['  ', null],
  ['24', 24],
  [' 007 ', 7],
  ['12.5', Number.NaN],
  ['12.', Number.NaN],
  ['1e2', Number.NaN],
  ['0x10', Number.NaN],
  ['-3', Number.NaN],
  ['ten', Number.NaN],
])('what is typed as %j is the whole number %s', (typed, whole) => {
  expect(typedWhole(typed)).toBe(whole);
});
