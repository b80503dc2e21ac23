import { expect, it } from 'vitest';
import { pseudo } from './pseudo.js';

it.each(['Home', 'Start a SIP', 'Units are allotted on the day after the payment reaches the fund house.'])(
  'the pseudo-language says "%s" with accents, in brackets, 40 %% longer',
  (text) => {
    const said = pseudo(text);
    expect(said).toMatch(/^\[.*[áéíóú].*\]$/u);
    expect(said.length).toBeGreaterThanOrEqual(Math.floor(text.length * 1.4));
    expect(said.length).toBeLessThanOrEqual(text.length * 1.4 + 5);
  },
);

it('the pseudo-language leaves figures and the space around words', () => {
  expect(['₹5,000', ' 12 %', '–'].map(pseudo)).toEqual(['₹5,000', ' 12 %', '–']);
  expect(pseudo(' or ')).toMatch(/^ \[.*\] $/);
});
