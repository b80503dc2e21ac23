import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Loader } from './loader.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const TEXT = 'Please wait while we are fetching details';
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const isSeen = () => dialog().dataset['seen'] !== undefined;
const heard = () => screen.getByRole('status', { hidden: true }).textContent;

async function show(open: boolean) {
  const page = (isOpen: boolean) => <Loader open={isOpen} text={TEXT} />;
  const { rerender } = render(page(open));
  await wait(0);
  return async (isOpen: boolean) => {
    rerender(page(isOpen));
    await wait(0);
  };
}

describe('Loader', () => {
  it('keeps presses away at once, and is seen and heard after 200 ms', async () => {
    await show(true);
    expect([dialog().open, isSeen(), heard()]).toEqual([true, false, '']);
    await wait(199);
    expect(isSeen()).toBe(false);
    await wait(1);
    expect([dialog().open, isSeen(), heard()]).toEqual([true, true, TEXT]);
  });

  it('shows nothing of a short wait', async () => {
    const set = await show(true);
    await wait(199);
    await set(false);
    await wait(1000);
    expect([dialog().open, isSeen(), heard()]).toEqual([false, false, '']);
  });

  it('is no flash of one frame once it is seen', async () => {
    const set = await show(true);
    await wait(210);
    await set(false);
    expect([dialog().open, isSeen()]).toEqual([true, true]);
    await wait(280);
    expect(isSeen()).toBe(true);
    await wait(20);
    expect([dialog().open, isSeen()]).toEqual([false, false]);
  });

  it('leaves at once after a long wait', async () => {
    const set = await show(true);
    await wait(200);
    await wait(300);
    await set(false);
    expect([dialog().open, isSeen()]).toEqual([false, false]);
  });

  it('goes on without a gap when another wait follows while it lasts', async () => {
    const set = await show(true);
    await wait(200);
    await set(false);
    await wait(100);
    await set(true);
    await wait(200);
    await wait(1000);
    expect(isSeen()).toBe(true);
    await set(false);
    expect(dialog().open).toBe(false);
  });

  it('cannot be closed by Esc', async () => {
    await show(true);
    expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(fireEvent.keyDown(dialog(), { key: 'Escape' })).toBe(false);
    expect(dialog().open).toBe(true);
  });
});
