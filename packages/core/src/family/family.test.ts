import { expect, it } from 'vitest';
import { checkFamilySize, consentActOf, MOST_MEMBERS } from './family.js';

it('a consent that is taken back is withdrawn, and one that was never given declined', () => {
  expect(consentActOf('allowed', false)).toBe('withdrawn');
  expect(consentActOf('asked', false)).toBe('declined');
  expect(consentActOf('declined', true)).toBe('allowed');
});

it('a family has room for so many accounts and no more', () => {
  expect([checkFamilySize(MOST_MEMBERS), checkFamilySize(MOST_MEMBERS + 1)]).toEqual([null, 'too_many']);
});
