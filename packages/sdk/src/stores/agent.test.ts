import { describe, expect, it } from 'vitest';
import {
  type AgentStorage,
  arriveWithAgentCode,
  createAgentStore,
  forgetAgentCode,
  isPartnerHost,
  readAgentCode,
  resyncAgentCode,
  takeCodeBefore,
} from './agent.js';

interface Jar {
  readonly cookie?: Map<string, string>;
  readonly storage?: Map<string, string> | null;
  readonly search?: string;
  readonly hostName?: string;
  readonly noCookies?: boolean;
}

function places({ cookie = new Map(), storage = new Map(), search = '', hostName = 'invest.example', noCookies }: Jar) {
  const given: AgentStorage = {
    search,
    hostName,
    cookies: {
      get: (name) => cookie.get(name) ?? null,
      set: (name, value) => {
        if (noCookies) return;
        if (value === null) cookie.delete(name);
        else cookie.set(name, value);
      },
    },
    storage: storage && {
      getItem: (name) => storage.get(name) ?? null,
      setItem: (name, value) => void storage.set(name, value),
      removeItem: (name) => void storage.delete(name),
    },
  };
  return { given, cookie, storage };
}

const kept = (code: string) => new Map([['agentCode', code]]);

describe('the agent code with which somebody arrives', () => {
  it.each([
    ['the address first', { search: '?agentCode=AG1001', cookie: kept('AG1002'), storage: kept('AG1003') }, 'AG1001'],
    ['then the cookie', { cookie: kept('AG1002'), storage: kept('AG1003') }, 'AG1002'],
    ['then the session storage', { storage: kept('AG1003') }, 'AG1003'],
    ['none at all', {}, null],
    ['no storage', { cookie: kept('AG1002'), storage: null }, 'AG1002'],
    ['no code that cannot be one', { search: '?agentCode=%3Cscript%3E', cookie: kept('AG1002') }, 'AG1002'],
    ['no code that is too long', { search: `?agentCode=${'A'.repeat(41)}` }, null],
    ['no empty code', { search: '?agentCode=', storage: kept('AG1003') }, 'AG1003'],
    ['no bad cookie', { cookie: kept('a;b'), storage: kept('AG1003') }, 'AG1003'],
  ] satisfies [string, Jar, string | null][])('%s', (_, jar, code) => {
    const { given, cookie, storage } = places(jar);
    expect(arriveWithAgentCode(given)).toBe(code);
    if (code === null) return;
    expect(cookie.get('agentCode')).toBe(code);
    if (storage) expect(storage.get('agentCode')).toBe(code);
    expect(readAgentCode(given)).toBe(code);
  });

  it('leaves the one before to go back to, once', () => {
    const { given, cookie } = places({ search: '?agentCode=AG9999', cookie: kept('AG1001') });
    arriveWithAgentCode(given);
    expect(cookie.get('agentCode')).toBe('AG9999');
    expect([takeCodeBefore(given), takeCodeBefore(given)]).toEqual(['AG1001', null]);
    arriveWithAgentCode(given);
    expect(takeCodeBefore(given)).toBeNull();
  });

  it('is forgotten everywhere, with the one before', () => {
    const { given, cookie, storage } = places({ search: '?agentCode=AG1002', cookie: kept('AG1001') });
    arriveWithAgentCode(given);
    forgetAgentCode(given);
    expect([cookie.size, storage?.size]).toEqual([0, 0]);
  });

  it('goes back to nobody’s that is longer ago', () => {
    const storage = new Map([['agentCodeBefore', 'AG1001']]);
    arriveWithAgentCode(places({ search: '?agentCode=AG9999', storage }).given);
    expect(storage.has('agentCodeBefore')).toBe(false);
  });
});

describe('a tab that is looked at again', () => {
  it('takes over what another tab has changed', () => {
    const { given, cookie } = places({ cookie: kept('AG1001'), storage: kept('AG1001') });
    const agent = createAgentStore(given);
    cookie.set('agentCode', 'AG1002');
    agent.getState().resync();
    expect(agent.getState().code).toBe('AG1002');
    cookie.delete('agentCode');
    agent.getState().resync();
    expect(agent.getState().code).toBeNull();
  });

  it('does not go back to the address that it came by', () => {
    const { given, cookie } = places({ search: '?agentCode=AG1001' });
    arriveWithAgentCode(given);
    cookie.set('agentCode', 'AG1002');
    expect(resyncAgentCode(given, 'AG1001')).toBe('AG1002');
  });

  it('keeps its own where there are no cookies', () => {
    const { given } = places({ storage: kept('AG1001'), noCookies: true });
    expect(resyncAgentCode(given, 'AG1001')).toBe('AG1001');
  });

  it('knows none when the page is not asked', () => {
    const agent = createAgentStore(null);
    agent.getState().resync();
    agent.getState().forget();
    expect(agent.getState()).toMatchObject({ code: null, onPartnerHost: false });
  });
});

describe('the agent code', () => {
  it.each([
    ['pro.invest.example', true],
    ['PRO-uat.invest.example', true],
    ['invest.example', false],
    ['prosperx.example', false],
    ['my.pro.example', false],
  ])('%s is the host of a partner: %s', (hostName, is) => {
    expect(isPartnerHost(hostName)).toBe(is);
  });
});
