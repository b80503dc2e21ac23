import { describe, expect, it } from 'vitest';
import { isOrigin } from './origin.js';

const isOne = (text: string) => isOrigin(text, URL.canParse(text) ? new URL(text).origin : undefined);

describe('isOrigin', () => {
  it.each([
    'https://www.bluebank.in',
    'https://a.co.in:8443',
    'http://127.0.0.1:4173',
    'http://[::1]:4173',
    'https://xn--4ca.in',
  ])('is what browsers write: %s', (text) => expect(isOne(text)).toBe(true));

  it.each([
    'null',
    '*',
    '',
    'a.in',
    'https://a.in/',
    'https://a.in:443',
    'HTTPS://a.in',
    'https://ä.in',
    'https://u@a.in',
    'https://1',
    'ftp://a.in',
  ])('is nothing else: %j', (text) => expect(isOne(text)).toBe(false));

  // each of them is a host to a parser of addresses
  it.each([
    'https://*',
    'https://*.bank.in',
    'https://a;sandbox',
    'https://a,b',
    "https://'self'",
    'https://a$b',
    'https://a(b)',
    'https://a!',
  ])('is no pattern and no second word of a header: %s', (text) => {
    expect(new URL(text).origin).toBe(text);
    expect(isOne(text)).toBe(false);
  });
});
