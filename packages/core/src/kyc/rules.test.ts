import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panErrorText } from './kyc.text.js';
import { checkPan, tidyPan } from './rules.js';

const said = (pan: string) => {
  const code = checkPan(pan);
  return code && panErrorText[code];
};

describe('checkPan and tidyPan', () => {
  it.each([
    ['', 'Please enter PAN number'],
    ['REGIS0001A', null],
    ['regis0001a', 'Please enter valid PAN number'],
    ['REGIS0001', 'Please enter valid PAN number'],
    ['REGI50001A', 'Please enter valid PAN number'],
    ['REGIS0001AA', 'Please enter valid PAN number'],
    ['REGIS0001A\n', 'Please enter valid PAN number'],
    ['REGIS०००१A', 'Please enter valid PAN number'],
  ])('answer %j with %s', (pan, text) => {
    expect(said(pan)).toBe(text);
  });

  it('tidy a PAN as people type and paste it', () => {
    expect(tidyPan(' regis 0001-a ')).toBe('REGIS0001A');
    expect(checkPan(tidyPan('REGIS0001AB'))).toBe('pan_invalid');
  });

  it('leave a tidied PAN as it is', () => {
    fc.assert(fc.property(fc.string(), (typed) => tidyPan(tidyPan(typed)) === tidyPan(typed)));
  });
});
