import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAccount, maskMobile } from './mask.js';

describe('maskMobile and maskAccount', () => {
  it('show the last four digits of a mobile', () => {
    expect(maskMobile('9876507421')).toBe('••••••7421');
  });

  it('show three digits at each end of an account and hide its length', () => {
    expect(maskAccount('5011234218')).toBe('501••••218');
    expect(maskAccount('501123456789012218')).toBe('501••••218');
  });

  it('show nothing of an account that three and three digits would give away', () => {
    expect(maskAccount('501218')).toBe('••••');
    expect(maskAccount('')).toBe('••••');
  });

  it('never show more than four, or six, digits', () => {
    const digits = fc.stringMatching(/^\d{0,20}$/);
    fc.assert(
      fc.property(digits, (text) => {
        expect(maskMobile(text).replaceAll('•', '').length).toBeLessThanOrEqual(4);
        expect(maskAccount(text).replaceAll('•', '').length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
