import { describe, expect, it } from 'vitest';
import { createFlashStore, createLoaderStore } from './stores.js';

describe('createFlashStore', () => {
  it('shows a message for three seconds unless asked otherwise, each message by a number of its own', () => {
    const store = createFlashStore();
    store.getState().show('success', 'Done');
    expect(store.getState().flash).toEqual({ id: 1, tone: 'success', message: 'Done', duration: 3000, lang: 'en' });
    store.getState().show('error', 'बैंक ने जवाब नहीं दिया।', 5000);
    expect(store.getState().flash).toEqual({
      id: 2,
      tone: 'error',
      message: 'बैंक ने जवाब नहीं दिया।',
      duration: 5000,
      lang: undefined,
    });
    store.getState().hide();
    expect(store.getState().flash).toBeNull();
  });

  it('shows another message after one has left, so that the same words are heard again', () => {
    const store = createFlashStore();
    store.getState().show('success', 'Done');
    const first = store.getState().flash?.id;
    store.getState().hide();
    store.getState().show('success', 'Done');
    expect(store.getState().flash?.id).not.toBe(first);
  });
});

describe('createLoaderStore', () => {
  it('counts calls that overlap, and ends when none is left, whatever became of them', async () => {
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
});
