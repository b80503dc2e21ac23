import type { TokenInfo } from '@prosperx/core/session';
import { describe, expect, it } from 'vitest';
import { createSessionStore } from './stores.js';

const tokenOf = (name: string): TokenInfo => ({
  token: null,
  idleSeconds: 900,
  profiles: [],
  user: {
    encryptedId: `prf_${name}`,
    name,
    taxStatus: '01',
    majorStatus: null,
    mintAgentCode: null,
    registeredWithBse: 3,
  },
});

describe('the session store', () => {
  it('knows nothing until the server has answered', () => {
    const session = createSessionStore();
    expect(session.getState()).toMatchObject({ status: 'unknown', user: null, expired: null });
    session.getState().expire();
    expect(session.getState()).toMatchObject({ status: 'visitor', expired: null });
  });

  it('keeps the person whose session expired, until they are back', () => {
    const session = createSessionStore();
    const { signedIn, expire } = session.getState();
    signedIn(tokenOf('Asha'));
    const { generation } = session.getState();
    expire();
    expect(session.getState()).toMatchObject({ status: 'visitor', user: null, expired: { name: 'Asha' }, generation });
    expire();
    expect(session.getState().expired?.name).toBe('Asha');
    signedIn(tokenOf('Asha'));
    expect(session.getState()).toMatchObject({ status: 'signed_in', expired: null, idleSeconds: 900, generation });
  });

  it('makes a new start for somebody else, and after a wish to leave', () => {
    const session = createSessionStore();
    const { signedIn, expire, signedOut } = session.getState();
    const generation = () => session.getState().generation;
    signedIn(tokenOf('Asha'));
    expire();
    const before = generation();
    signedIn(tokenOf('Vikram'));
    expect(generation()).toBe(before + 1);
    signedOut();
    expect(session.getState()).toMatchObject({ status: 'visitor', expired: null, generation: before + 2 });
    signedOut();
    expect(generation()).toBe(before + 2);
    signedIn(tokenOf('Vikram'));
    expect(generation()).toBe(before + 3);
  });

  it('counts who has gone: not a visitor who logs in, nor somebody who is back', () => {
    const session = createSessionStore();
    const { signedIn, expire, signedOut, personChanged } = session.getState();
    const departures = () => session.getState().departures;
    signedIn(tokenOf('Asha'));
    expire();
    signedIn(tokenOf('Asha'));
    expect(departures()).toBe(0);
    signedIn(tokenOf('Vikram'));
    expect(departures()).toBe(1);
    signedOut();
    signedIn(tokenOf('Asha'));
    expect(departures()).toBe(2);
    // nobody has asked who it is, so that it may be somebody
    personChanged();
    personChanged();
    expect(departures()).toBe(4);
    signedOut();
    personChanged();
    expect(departures()).toBe(5);
  });

  it('counts nobody as gone where the token of a login comes before its person', () => {
    const session = createSessionStore('visitor');
    session.setState({ token: 'tok_1' });
    session.getState().signedIn(tokenOf('Asha'));
    expect(session.getState()).toMatchObject({ user: { name: 'Asha' }, generation: 1, departures: 0 });
    session.getState().signedOut();
    session.setState({ token: 'tok_2' });
    session.getState().signedOut();
    expect(session.getState()).toMatchObject({ token: null, departures: 2 });
  });

  it('forgets an expired session when its owner signs out in another tab', () => {
    const session = createSessionStore();
    session.getState().signedIn(tokenOf('Asha'));
    session.getState().expire();
    session.getState().signedOut();
    expect(session.getState().expired).toBeNull();
  });
});

describe('an advisor in the session store', () => {
  const advisor = { agentCode: 'AG1001', advisorName: 'Sunita' };
  const arrived = () => {
    const session = createSessionStore();
    session.getState().signedIn({ user: null, advisor, idleSeconds: 900 });
    return session;
  };

  it('is no account holder until the advisor is in the account of a customer', () => {
    const session = arrived();
    expect(session.getState()).toMatchObject({ status: 'visitor', user: null, advisor, idleSeconds: 900 });
    const { generation } = session.getState();
    session.getState().signedIn({ ...tokenOf('Asha'), advisor });
    expect(session.getState()).toMatchObject({ status: 'signed_in', advisor, generation: generation + 1 });
  });

  it('expires as the advisor, and is the same when they are back', () => {
    const session = arrived();
    const { generation } = session.getState();
    session.getState().expire();
    session.getState().expire();
    expect(session.getState()).toMatchObject({ advisor: null, expired: null, expiredAdvisor: advisor });
    session.getState().signedIn({ user: null, advisor, idleSeconds: 900 });
    expect(session.getState()).toMatchObject({ advisor, expiredAdvisor: null, generation });
  });

  it('leaves, and whoever comes next is another', () => {
    const session = arrived();
    const { generation } = session.getState();
    session.getState().signedOut();
    expect(session.getState()).toMatchObject({ status: 'visitor', advisor: null, generation: generation + 1 });
    session.getState().signedIn(tokenOf('Asha'));
    expect(session.getState()).toMatchObject({ status: 'signed_in', advisor: null, generation: generation + 2 });
  });
});
