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

  it('count no more once a logout is due, which gives them no word again and takes them away', () => {
    const names = [SESSION_COOKIE, SESSION_HINT, VISITOR_COOKIE, LOGOUT_DUE];
    const jar = cookieJar(names.map((name) => `${wire(name)}=x`).join('; '), config);
    jar.hintSession();
    expect([...names.slice(0, 3).map(jar.get), jar.lines.length]).toEqual([undefined, undefined, undefined, 0]);
    expect(jar.carryOutLogout()).toBe('x');
    expect(jar.lines.map((line) => line.replace(/; Path.*/, '')).sort()).toEqual(
      names.map((name) => `${wire(name)}=; Max-Age=0`).sort(),
    );
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
