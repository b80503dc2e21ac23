import { describe, expect, it } from 'vitest';
import { formatAgentPhone, readAgentPhone } from './rules.js';

describe('readAgentPhone', () => {
  it.each([
    ['9820012345', '9820012345'],
    [' +91 98200 12345 ', '9820012345'],
    ['022-1234 5678', '2212345678'],
    ['(022) 12345678', '2212345678'],
    ['91 2212345678', '2212345678'],
    ['982001234', null],
    ['98200123456', null],
    ['+1 415 555 0100', null],
    ['98200x2345', null],
    ['', null],
  ])('reads "%s" as %s', (typed, phone) => expect(readAgentPhone(typed)).toBe(phone));

  it('is written as people dial it', () => expect(formatAgentPhone('9820012345')).toBe('+91 98200 12345'));
});
