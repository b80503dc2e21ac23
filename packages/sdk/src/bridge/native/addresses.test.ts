import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { APP_SCHEMES, isAppAddress, isWebAddress } from './native.js';

// Trust E7: addresses for the web, for apps and for neither
describe('an address', () => {
  it.each(['https://bank.example/pay?id=1', 'http://localhost:8080/pay', 'http://127.0.0.1:5173/x'])(
    '%s is for the web',
    (url) => {
      expect(isWebAddress(url)).toBe(true);
    },
  );

  it.each(['upi://pay?pa=a@upi', 'phonepe://pay', 'tel:+911234567890', 'mailto:a@b.example'])(
    '%s is for an app',
    (url) => {
      expect(isAppAddress(url)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'content://media',
    'intent://pay#Intent;scheme=upi;end',
    'http://bank.example',
    'http://localhost.evil.example',
    'https://bank.example@evil.example',
    'https://user:pass@bank.example',
    '//bank.example',
    '/pay',
    'about:blank',
    '',
  ])('%s is for neither', (url) => {
    expect([isWebAddress(url), isAppAddress(url)]).toEqual([false, false]);
  });
});

describe('a shell that apps are made from', () => {
  const shells = join(import.meta.dirname, '../../../../../examples/mobile-webview/native');
  it.each(['android-shell.kt', 'flutter-shell.dart', 'ios-shell.swift', 'react-native-shell.tsx'])(
    '%s opens what a page may ask it to',
    (name) => {
      const text = readFileSync(join(shells, name), 'utf8');
      const [, list] = /What the page may ask to be opened.*\n[^]*?(https[^)}\]]*)/.exec(text) ?? [];
      expect(list?.match(/\w+/g)).toEqual(['https', ...APP_SCHEMES.map((scheme) => scheme.slice(0, -1))]);
    },
  );

  // the views of the other two do it themselves
  it.each([
    ['android-shell.kt', 'override fun onShowFileChooser('],
    ['flutter-shell.dart', '.setOnShowFileSelector('],
  ])('%s lets its reader choose a file', (name, answer) => {
    expect(readFileSync(join(shells, name), 'utf8')).toContain(answer);
  });
});
