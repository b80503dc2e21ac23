import { expect, it } from 'vitest';
import { createFlashStore } from './page-stores.js';

it('shows for three seconds unless told otherwise, each message by a number of its own', () => {
  const store = createFlashStore();
  store.getState().show('success', 'Done');
  expect(store.getState().flash).toEqual({ id: 1, tone: 'success', message: 'Done', duration: 3000 });
  store.getState().show('error', 'The bank did not answer.', 5000);
  expect(store.getState().flash).toEqual({ id: 2, tone: 'error', message: 'The bank did not answer.', duration: 5000 });
  store.getState().hide();
  expect(store.getState().flash).toBeNull();
});

it('is another message after one has left, so that the same words are heard again', () => {
  const store = createFlashStore();
  store.getState().show('success', 'Done');
  const first = store.getState().flash?.id;
  store.getState().hide();
  store.getState().show('success', 'Done');
  expect(store.getState().flash?.id).not.toBe(first);
});
