import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.js';

describe('cutText', () => {
  it.each([
    ['short', 10, 'short'],
    ['a long text', 6, 'a long'],
    ['नमस्ते', 5, 'नम'],
    ['ab👨‍👩‍👧', 5, 'ab'],
    ['é́́x', 2, ''],
  ])('of %s at %i is %s', (text, most, expected) => {
    expect(cutText(text, most)).toBe(expected);
  });
});
