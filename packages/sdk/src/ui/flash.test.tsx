import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Flash, type FlashMessage } from './flash.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const done: FlashMessage = { id: 1, tone: 'success', message: 'Changes are made successfully.', duration: 3000 };
const show = (flash: FlashMessage | null) => {
  const onHide = vi.fn();
  const view = render(<Flash flash={flash} onHide={onHide} />);
  return { onHide, ...view };
};

it('says success politely and an error at once', () => {
  const { rerender } = show(done);
  expect(screen.getByRole('status').textContent).toBe(done.message);
  expect(screen.getByRole('alert').textContent).toBe('');
  rerender(<Flash flash={{ ...done, id: 2, tone: 'error', message: 'No' }} onHide={vi.fn()} />);
  expect(screen.getByRole('alert').textContent).toBe('No');
});

it('has its regions in the page before there is a message, so that the first is heard', () => {
  show(null);
  expect(screen.getByRole('status')).toBeTruthy();
  expect(screen.getByRole('alert')).toBeTruthy();
});

it('leaves by itself', async () => {
  const { onHide } = show(done);
  await vi.advanceTimersByTimeAsync(2900);
  expect(onHide).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(onHide).toHaveBeenCalledTimes(1);
});

it('stays while the pointer rests on it', async () => {
  const { onHide, container } = show(done);
  const box = container.querySelector('.px-flash') as Element;
  await vi.advanceTimersByTimeAsync(100);
  fireEvent.mouseEnter(box);
  await vi.advanceTimersByTimeAsync(9000);
  expect(onHide).not.toHaveBeenCalled();
  fireEvent.mouseLeave(box);
  await vi.advanceTimersByTimeAsync(3300);
  expect(onHide).toHaveBeenCalledTimes(1);
});
