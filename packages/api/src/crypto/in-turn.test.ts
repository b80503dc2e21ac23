import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { codeOf } from '#testing/test-kit.js';
import { AT_ONCE, inTurn, MOST_WAITING } from './in-turn.js';

it('of many passwords that come at once all processors but one work on some, the others wait their turn, and too many are refused', async () => {
  const open: (() => void)[] = [];
  let most = 0;
  let now = 0;
  const order: number[] = [];
  const one = (number: number) =>
    inTurn(async () => {
      most = Math.max(most, (now += 1));
      await new Promise<void>((resolve) => open.push(resolve));
      order.push(number);
      now -= 1;
    });
  const room = AT_ONCE + MOST_WAITING;
  const all = Array.from({ length: room }, (_, number) => one(number));
  expect(await codeOf(inTurn(() => Promise.resolve()))).toBe('unavailable');
  for (let left = room; left > 0; left--) {
    open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(most).toBe(AT_ONCE);
  expect(AT_ONCE).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1));
  expect(order).toEqual(all.map((_, number) => number));
  // a failure gives its turn up too
  await inTurn(() => Promise.reject(new Error('x'))).catch(() => {});
  expect(await inTurn(() => Promise.resolve('after'))).toBe('after');
});
