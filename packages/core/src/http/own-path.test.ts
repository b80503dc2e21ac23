import { describe, expect, it } from 'vitest';
import { isOwnPath } from './own-path.js';

describe('isOwnPath', () => {
  it.each([
    ['/home', true],
    ['/', true],
    ['/search?keywords=a//b', true],
    ['', false],
    ['home', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\t/evil.example', false],
    ['/\n/evil.example', false],
    ['https://evil.example', false],
  ])('answers %j with %s', (path, is) => {
    expect(isOwnPath(path)).toBe(is);
  });

  it('lets nothing through that a browser takes to another site', () => {
    const site = 'https://invest.example';
    for (const path of ['/a', '//b.example', '/\\b.example', '/\t/b.example', '/\r\n/b.example', '/ /b.example'])
      if (isOwnPath(path)) expect(new URL(path, site).origin).toBe(site);
  });
});
