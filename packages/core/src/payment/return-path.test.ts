import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/runs.js';
import { safeReturnPath } from './return-path.js';

describe('safeReturnPath', () => {
  it.each([
    ['thank-you?orderNo=PX1', '/v1/thank-you?orderNo=PX1'],
    ['/thank-you', '/v1/thank-you'],
    ['/v1/order-summary?paymentUrl=%2Fv1%2Fx%3Fucc%3D1', '/v1/order-summary?paymentUrl=%2Fv1%2Fx%3Fucc%3D1'],
    ['v1/profile/portfolio', '/v1/profile/portfolio'],
    ['payment-error?paymentUrl=a&orderNo=1', '/v1/payment-error?paymentUrl=a&orderNo=1'],
  ])('accepts %s', (given, path) => {
    expect(safeReturnPath(given)).toBe(path);
  });

  it.each([
    '',
    '/',
    'https://evil.example/thank-you',
    '//evil.example/thank-you',
    '///thank-you',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/v1//evil.example',
    '/v1/v1/thank-you',
    '../thank-you',
    '/v1/../thank-you',
    '/v1/%2e%2e/thank-you',
    'thank-you/../../evil',
    'thank-you@evil.example',
    'thank-you#x',
    'thank-you\n',
    ' thank-you',
    '\tthank-you',
    'THANK-YOU',
    'thank-you/',
    'thank-you?',
    'thank-you?x=%zz',
    'thank-you?x=<script>',
    'thank-you?x=a b',
    'unknown-page',
    'profile',
    `thank-you?x=${'a'.repeat(2_000)}`,
  ])('refuses %j', (given) => {
    expect(safeReturnPath(given)).toBeNull();
  });

  it('stays on our own origin below /v1 for any text', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      'v1',
      'thank-you',
      'evil.example',
      '\t',
    );
    const given = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(given, (text) => {
        const path = safeReturnPath(text);
        if (path === null) return;
        const url = new URL(path, 'https://our.example');
        expect(url.origin).toBe('https://our.example');
        expect(url.pathname.startsWith('/v1/')).toBe(true);
        expect(url.pathname + url.search).toBe(path);
      }),
      runs(50_000),
    );
  });
});
