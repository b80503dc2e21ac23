import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agree, parse, write } from './parse.js';
import {
  MAX_LENGTH,
  appGuards,
  frameHandshakeGuards,
  frameGuards,
  pageHandshakeGuards,
  pageGuards,
  type Guards,
} from './protocol.js';

const resize = { source: 'prosperx', v: 1, id: '', type: 'resize', payload: { height: 640 } };
const read = (message: unknown) => parse(JSON.stringify(message), frameGuards, 1);
const tables: Guards<Record<string, Record<string, unknown>>>[] = [
  frameHandshakeGuards,
  pageHandshakeGuards,
  frameGuards,
  pageGuards,
  appGuards,
] as never;

describe('a message', () => {
  it('is read when it is as the protocol says', () => {
    expect(read(resize)).toMatchObject({ type: 'resize', payload: { height: 640 } });
    expect(parse(write(1, '7', 'call', { method: 'getToken', params: null }), pageGuards, 1)).toMatchObject({
      id: '7',
    });
  });

  it.each([undefined, null])('has an empty payload where it says %s', (payload) => {
    expect(read({ ...resize, type: 'close', payload })).toMatchObject({ type: 'close', payload: {} });
  });

  it.each([
    ['of another source', { ...resize, source: 'prosperx-light' }],
    ['of another version', { ...resize, v: 2 }],
    ['with a version in words', { ...resize, v: '1' }],
    ['without an id', { ...resize, id: undefined }],
    ['with an id of 5,000 characters', { ...resize, id: 'x'.repeat(5000) }],
    ['of an unknown type', { ...resize, type: 'eval' }],
    ['whose type every object has', { ...resize, type: 'constructor' }],
    ['whose type is a list', { ...resize, type: ['resize'] }],
    ['without the payload that it needs', { ...resize, payload: undefined }],
    ['whose payload is text', { ...resize, type: 'close', payload: '' }],
    ['whose payload is a list', { ...resize, payload: [640] }],
    ...['640', -1, 1e300].map((height): [string, object] => [
      `with the height ${JSON.stringify(height)}`,
      { ...resize, payload: { height } },
    ]),
    ['for the other side', { ...resize, type: 'props', payload: { props: {} } }],
    ['with an event name that is markup', { ...resize, type: 'event', payload: { name: '<img>', detail: {} } }],
    ['that is a list', [resize]],
    ['that is null', null],
  ])('%s is dropped', (_, message) => {
    expect(read(message)).toBeUndefined();
  });

  it('that is an object instead of text is dropped', () => {
    expect(parse(resize, frameGuards, 1)).toBeUndefined();
  });

  it('longer than the cap is dropped, and never written', () => {
    const detail = 'x'.repeat(MAX_LENGTH);
    expect(read({ ...resize, type: 'event', payload: { name: 'changed', detail } })).toBeUndefined();
    expect(write(1, '', 'event', { name: 'changed', detail })).toBeUndefined();
  });

  it('nested 30,000 deep is dropped without an overflow', () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    expect(parse(deep, frameGuards, 1)).toBeUndefined();
  });

  it('cannot bring a prototype along', () => {
    const text = JSON.stringify({ ...resize, type: 'event', payload: { name: 'changed', detail: {} } });
    const evil = text.replace(
      '"detail":{}',
      '"detail":{"__proto__":{"isAdmin":true},"\\u005f_proto__":{"isAdmin":true}}',
    );
    const message = parse(evil, frameGuards, 1);
    const copy = Object.assign({}, message?.type === 'event' ? message.payload.detail : undefined);
    expect(message).toBeDefined();
    expect(copy).not.toHaveProperty('isAdmin');
  });
});

describe('anything at all', () => {
  // Trust E1, R2: 2,000 random texts read or dropped, none thrown
  it('is read or dropped, never thrown', () => {
    const envelope = fc.record(
      {
        source: fc.constantFrom('prosperx', 'other'),
        v: fc.constantFrom(1, 2, '1', null),
        id: fc.anything(),
        type: fc.constantFrom('event', 'resize', 'hello', 'port', 'call', 'toString', '__proto__'),
        payload: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), envelope, fc.anything()), (value) => {
        for (const data of [value, toText(value)]) {
          for (const guards of tables) parse(data, guards, 1);
        }
      }),
      { numRuns: 2000 },
    );
  }, 30_000);
});

function toText(value: unknown): unknown {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

describe('versions', () => {
  it('agree on the newest that both speak', () => {
    expect(agree([1, 2], [1, 2, 3])).toBe(2);
    expect(agree([1, 2], [1])).toBe(1);
    expect(agree([3], [1, 2])).toBeUndefined();
    expect(agree([1], ['1', null, {}])).toBeUndefined();
  });
});
