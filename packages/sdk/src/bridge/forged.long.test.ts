import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostHandshake } from './host/frame-link.js';
import { parse } from './parse.js';
import { frameGuards, frameHandshakeGuards, MAX_LENGTH } from './protocol.js';
import { FakeChannel } from './testing/fake-ports.js';
import { deliver, fakeWindow, FRAME, message, STRANGERS } from './testing/fake-windows.js';

/** Messages of each wrong kind. */
const MANY = 100_000;

const resize = { source: 'prosperx', v: 1, id: '', type: 'resize', payload: { height: 640 } };
const known = new Set(Object.keys(frameGuards));
const isHeight = (value: unknown) => typeof value === 'number' && value >= 0 && value < 1e6;
const anything = fc.jsonValue({ maxDepth: 2 });
const otherThan = (isRight: (value: unknown) => boolean) => anything.filter((value) => !isRight(value));
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each is a message of the protocol but for one thing. */
const KINDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'of another source': otherThan((value) => value === 'prosperx').map((source) => ({ ...resize, source })),
  'of another version': otherThan((value) => value === 1).map((v) => ({ ...resize, v })),
  'whose id is no text': otherThan((value) => typeof value === 'string').map((id) => ({ ...resize, id })),
  'whose id is too long': fc.integer({ min: 4_097, max: 9_000 }).map((most) => ({ ...resize, id: 'x'.repeat(most) })),
  'of an unknown type': fc
    .oneof(fc.string(), fc.constantFrom('constructor', 'toString', '__proto__', 'props', 'Resize', 'resize '), anything)
    .filter((type) => typeof type !== 'string' || !known.has(type))
    .map((type) => ({ ...resize, type })),
  'whose payload is no object': otherThan(isObject).map((payload) => ({ ...resize, payload })),
  'with a wrong height': otherThan(isHeight).map((height) => ({ ...resize, payload: { height } })),
  'with an event of a wrong name': fc
    .oneof(fc.string(), anything)
    .filter((name) => typeof name !== 'string' || !/^[a-z][\w-]{0,63}$/i.test(name))
    .map((name) => ({ ...resize, type: 'event', payload: { name, detail: {} } })),
  'that leads to no text': otherThan((value) => typeof value === 'string').map((to) => ({
    ...resize,
    type: 'navigate',
    payload: { to, params: {} },
  })),
  'that is no object': otherThan(isObject),
};

/** How many are read, of so many of a kind. */
function readOf(kind: fc.Arbitrary<unknown>, textOf: (value: unknown) => unknown): number {
  let read = 0;
  for (const value of fc.sample(kind, { numRuns: MANY, seed: 1 }))
    if (parse(textOf(value), frameGuards, 1) !== undefined) read += 1;
  return read;
}

describe('a hundred thousand wrong messages', () => {
  // Trust E1: 100,000 of each of ten wrong kinds, each but one thing away from a right one: none read, none thrown
  it.each(Object.entries(KINDS))('%s are dropped', (_, kind) => {
    expect(readOf(kind, JSON.stringify)).toBe(0);
  });

  // Trust E1: 100,000 that are no text, cut off, changed by a letter that breaks them, or too long: none read, none thrown
  it('that are no text of a message are dropped', () => {
    const right = JSON.stringify(resize);
    const at = fc.integer({ min: 0, max: right.length - 1 });
    expect(readOf(fc.anything(), (value) => (typeof value === 'string' ? [value] : value))).toBe(0);
    expect(readOf(at, (length) => right.slice(0, length as number))).toBe(0);
    expect(readOf(at, (place) => `${right.slice(0, place as number)}\u0000${right.slice(place as number)}`)).toBe(0);
    const long = `${right}${' '.repeat(MAX_LENGTH)}`;
    expect(readOf(at, () => long)).toBe(0);
  });

  // Trust E1, control: as many right ones are all read
  it('would be read if they were right', () => {
    const right = fc.integer({ min: 0, max: 999_999 }).map((height) => ({ ...resize, payload: { height } }));
    expect(readOf(right, JSON.stringify)).toBe(MANY);
  });
});

describe('a hundred thousand hellos of strangers', () => {
  beforeEach(() => void vi.stubGlobal('MessageChannel', FakeChannel));
  afterEach(() => void vi.unstubAllGlobals());

  function start() {
    const guest = fakeWindow();
    const counts = { connected: 0, refused: 0, dropped: 0 };
    const stop = hostHandshake({
      frame: { contentWindow: guest.asWindow } as HTMLIFrameElement,
      origin: FRAME,
      onConnect: () => void (counts.connected += 1),
      onRefuse: () => void (counts.refused += 1),
      drop: () => void (counts.dropped += 1),
    });
    return { guest, counts, stop };
  }
  const hello = (at: number) => message('hello', { nonce: `n${at}`, versions: [1], widget: 'probe' });

  // Trust E1: 100,000 hellos from each of six who are not the frame: none is answered
  it.each(STRANGERS)('%s are dropped', (_, source, origin) => {
    const { guest, counts, stop } = start();
    for (let at = 0; at < MANY; at++) deliver(hello(at), source === undefined ? guest.asWindow : source, origin);
    expect([counts, guest.sent.length]).toEqual([{ connected: 0, refused: 0, dropped: MANY }, 0]);
    // Trust E1, control: the frame's own is answered then
    deliver(hello(MANY), guest.asWindow, FRAME);
    expect([counts.connected, guest.sent.length]).toEqual([1, 1]);
    stop();
  });

  // Trust E1: 100,000 wrong greetings of the frame itself: none is answered
  it('whose frame says something else are dropped', () => {
    const { guest, counts, stop } = start();
    const read = (value: unknown) => parse(JSON.stringify(value), frameHandshakeGuards, 1);
    const greetings = fc.sample(
      fc.oneof(...Object.values(KINDS)).filter((value) => read(value) === undefined),
      { numRuns: MANY, seed: 2 },
    );
    for (const value of greetings) deliver(JSON.stringify(value), guest.asWindow, FRAME);
    expect([counts, guest.sent.length]).toEqual([{ connected: 0, refused: 0, dropped: MANY }, 0]);
    stop();
  });
});
