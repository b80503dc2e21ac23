import { expect, it } from 'vitest';
import { createLoaderStore } from './page-stores.js';

it('counts what overlaps, and ends when nothing is left, whatever became of it', async () => {
  const store = createLoaderStore();
  const { during } = store.getState();
  let finish: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const first = during(new Promise<string>((resolve) => (finish = resolve)));
  const second = during(new Promise<string>((_, reject) => (fail = reject)));
  expect(store.getState().count).toBe(2);
  fail(new Error('no'));
  await expect(second).rejects.toThrow('no');
  expect(store.getState().count).toBe(1);
  finish('yes');
  expect(await first).toBe('yes');
  expect(store.getState().count).toBe(0);
});
