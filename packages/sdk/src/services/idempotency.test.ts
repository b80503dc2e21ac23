import { describe, expect, it } from 'vitest';
import { endIntent, intentKey, type KeyStore, sendIntent } from './idempotency.js';
import { isIntentOpen } from './open-intent.js';
import { readerNow } from './reader-clock.js';

function newStore(): KeyStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('sendIntent', () => {
  it('goes out by one key until it is answered, and by another one afterwards', async () => {
    const store = newStore();
    const keys: string[] = [];
    const send = (lost: boolean) =>
      sendIntent(
        'pay',
        (key) => {
          keys.push(key);
          return lost ? Promise.reject(new Error('lost')) : Promise.resolve('paid');
        },
        undefined,
        store,
      );
    await expect(send(true)).rejects.toThrow('lost');
    expect(await send(false)).toBe('paid');
    expect(await send(false)).toBe('paid');
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('ends with a failure that decides about it, and with no other one', async () => {
    const store = newStore();
    const isFinal = (error: unknown) => error instanceof RangeError;
    const fail = (error: Error) => sendIntent('pause', () => Promise.reject(error), isFinal, store);
    const before = intentKey('pause', store);
    await expect(fail(new TypeError('lost'))).rejects.toThrow(TypeError);
    expect(intentKey('pause', store)).toBe(before);
    await expect(fail(new RangeError('refused'))).rejects.toThrow(RangeError);
    expect(intentKey('pause', store)).not.toBe(before);
  });

  it('leaves the key alone by which another tab has begun anew', async () => {
    const store = newStore();
    const begunAnew = await sendIntent(
      'order',
      () => {
        endIntent('order', undefined, store);
        return Promise.resolve(intentKey('order', store));
      },
      undefined,
      store,
    );
    expect(intentKey('order', store)).toBe(begunAnew);
  });
});

it('an intent is open while its request has no answer, and over for who comes back to it much later', () => {
  const store = newStore();
  const since = readerNow();
  expect(isIntentOpen('sell', since, store)).toBe(false);
  const key = intentKey('sell', store);
  expect([isIntentOpen('sell', since, store), intentKey('sell', store)]).toEqual([true, key]);
  expect(isIntentOpen('sell', readerNow() + 1_000, store)).toBe(false);
  expect(intentKey('sell', store)).not.toBe(key);
});
