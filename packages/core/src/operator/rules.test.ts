import { describe, expect, it } from 'vitest';
import { checkReason, isOperatorName } from './rules.js';

describe('checkReason', () => {
  it('wants at least ten characters and at most five hundred, blanks around them aside', () => {
    expect(checkReason('   because   ')).toBe('reason_short');
    expect(checkReason('a customer asked')).toBeNull();
    expect(checkReason('x'.repeat(500))).toBeNull();
    expect(checkReason('x'.repeat(501))).toBe('reason_long');
  });

  it.each([
    'The holder of ABCDE1234F asked for it',
    'Asha at asha@example.com asked',
    'Called from 98765 00001',
    'Account 0012-3456-7890',
  ])('takes no number or address of a person: %s', (reason) => expect(checkReason(reason)).toBe('reason_personal'));

  it('takes what names a case and nobody', () => {
    expect(checkReason('Order PX-2026-1187: the bank’s ticket 44871 says so')).toBeNull();
  });
});

describe('isOperatorName', () => {
  it('is small letters and digits, with single dots and hyphens between', () => {
    for (const name of ['meena', 'r.iyer', 'night-desk2']) expect(isOperatorName(name)).toBe(true);
    for (const name of ['', 'Meena', '2nd', 'a..b', 'a-', 'asha rao', 'x'.repeat(41)])
      expect(isOperatorName(name)).toBe(false);
  });
});
