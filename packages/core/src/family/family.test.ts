import { expect, it } from 'vitest';
import { consentActOf } from './family.js';

it('a consent that is taken back is withdrawn, and one that was never given declined', () => {
  expect(consentActOf('allowed', false)).toBe('withdrawn');
  expect(consentActOf('asked', false)).toBe('declined');
  expect(consentActOf('declined', true)).toBe('allowed');
});
