import { describe, expect, it } from 'vitest';
import { pincodeErrorText } from './pincode.text.js';
import { checkPincode, tidyPincode } from './rules.js';

describe('checkPincode', () => {
  it.each([
    ['', 'Please enter your pincode'],
    ['411038', null],
    ['011038', 'Invalid pincode'],
    ['41103', 'Invalid pincode'],
    ['4110388', 'Invalid pincode'],
    ['41103a', 'Invalid pincode'],
  ])('answers %j with %s', (pincode, text) => {
    const code = checkPincode(pincode);
    expect(code && pincodeErrorText[code]).toBe(text);
  });
});

describe('tidyPincode', () => {
  it('tidies a pincode as people type and paste it', () => {
    expect(tidyPincode('411 038.')).toBe('411038');
    expect(checkPincode(tidyPincode('411 0389'))).toBe('pincode_unknown');
  });
});
