import { describe, expect, it } from 'vitest';
import { linkSchema } from './link.js';

describe('A link of an answer', () => {
  it.each([
    ['/v1/home', true],
    ['https://partner.example/back?x=1', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//evil.example', false],
  ])('may be %j: %s', (link, may) => {
    expect(linkSchema.safeParse(link).success).toBe(may);
  });
});
