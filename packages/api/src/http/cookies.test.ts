import { LOGOUT_DUE, SESSION_HINT } from '@prosperx/core/session';
import { describe, expect, it } from 'vitest';
import { testConfig } from '#testing/test-config.js';
import { cookieJar, OPERATOR_COOKIE, SESSION_COOKIE, VISITOR_COOKIE } from './cookies.js';

const config = { ...testConfig, https: true };
const wire = (name: string) => `__Host-${name}`;

describe('the cookies of a session', () => {
  it('are a secret one, and a word that scripts can read and that says nothing of whose it is', () => {
    const jar = cookieJar(null, config);
    jar.set(SESSION_COOKIE, 'token', 60);
    expect(jar.lines).toEqual([
      `${wire(SESSION_COOKIE)}=token; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`,
      `${wire(SESSION_HINT)}=1; Max-Age=60; Path=/; Secure; SameSite=Lax`,
    ]);
  });

  it('end together', () => {
    const jar = cookieJar(`${wire(SESSION_COOKIE)}=token; ${wire(SESSION_HINT)}=1`, config);
    jar.clear(SESSION_COOKIE);
    expect(jar.lines.map((line) => line.replace(/; Path.*/, ''))).toEqual([
      `${wire(SESSION_COOKIE)}=; Max-Age=0`,
      `${wire(SESSION_HINT)}=; Max-Age=0`,
    ]);
  });

  it('of a session from before there was such a word get it with the next page', () => {
    const jar = cookieJar(`${wire(SESSION_COOKIE)}=token`, config);
    jar.hintSession();
    expect(jar.lines).toEqual([`${wire(SESSION_HINT)}=1; Path=/; Secure; SameSite=Lax`]);
    const visitor = cookieJar(null, config);
    visitor.hintSession();
    expect(visitor.lines).toEqual([]);
  });

  it('count no more once a logout is due, and stay: an answer that comes late would take those of a login since', () => {
    const names = [SESSION_COOKIE, SESSION_HINT, VISITOR_COOKIE];
    const jarOf = (token: string, word: string) => {
      const values = [token, '1', 'visitor'].map((value, at) => `${wire(names[at]!)}=${value}`);
      return cookieJar([...values, `${wire(LOGOUT_DUE)}=${word}`].join('; '), config);
    };
    const jar = jarOf('token-of-before', '1');
    jar.hintSession();
    expect([...names.map(jar.get), jar.lines.length]).toEqual([undefined, undefined, undefined, 0]);
    expect(jar.carryOutLogout()).toBe('token-of-before');
    expect(jar.lines).toEqual([
      `${wire(LOGOUT_DUE)}=token-of; Max-Age=86400; Path=/; Secure; SameSite=Lax`,
      expect.stringContaining(`${wire(VISITOR_COOKIE)}=; Max-Age=0`),
    ]);
    const later = jarOf('token-of-before', 'token-of');
    expect([...names.map(later.get), later.carryOutLogout()]).toEqual([undefined, undefined, 'visitor', undefined]);
    const next = jarOf('another-token', 'token-of');
    expect([...names.map(next.get), next.carryOutLogout()]).toEqual(['another-token', '1', 'visitor', undefined]);
  });

  it('leave other cookies unreadable, and without a word', () => {
    const jar = cookieJar(null, config);
    jar.set('cookieId', 'visitor');
    expect(jar.lines).toEqual([`${wire('cookieId')}=visitor; Path=/; HttpOnly; Secure; SameSite=Lax`]);
  });

  it('of the console go from our own pages alone', () => {
    const jar = cookieJar(null, config);
    jar.set(OPERATOR_COOKIE, 'token');
    expect(jar.lines).toEqual(['__Host-px_operator=token; Path=/; HttpOnly; Secure; SameSite=Strict']);
  });
});
