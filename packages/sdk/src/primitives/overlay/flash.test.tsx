import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Flash, type FlashMessage } from './flash.lazy.js';

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

describe('Flash', () => {
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

  it('stays while the focus is in it, and can be closed from there; the focus goes back', async () => {
    const before = document.createElement('button');
    document.body.append(before);
    const { onHide } = show(done);
    before.focus();
    await vi.advanceTimersByTimeAsync(100);
    const button = screen.getByRole('button', { name: 'Close message', hidden: true });
    act(() => button.focus());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onHide).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(onHide).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(before);
    before.remove();
  });

  it('stands at the foot of the page while the focus is where it would stand, and comes at the top again', () => {
    const under = document.createElement('button');
    const free = document.createElement('button');
    document.body.append(under, free);
    const { container, rerender } = show(done);
    const box = container.querySelector<HTMLElement>('.px-flash');
    const at = (top: number) => () => new DOMRect(10, top, 300, 44);
    under.getBoundingClientRect = at(90);
    free.getBoundingClientRect = at(400);
    if (box) box.getBoundingClientRect = () => at(box.dataset['edge'] === 'foot' ? 700 : 80)();
    act(() => free.focus());
    expect(box?.dataset['edge']).toBe('top');
    act(() => under.focus());
    expect(box?.dataset['edge']).toBe('foot');
    act(() => free.focus());
    expect(box?.dataset['edge']).toBe('foot');
    rerender(<Flash flash={null} onHide={vi.fn()} />);
    expect(box?.dataset['edge']).toBe('top');
    act(() => under.focus());
    rerender(<Flash flash={{ ...done, id: 2 }} onHide={vi.fn()} />);
    // what has the focus when it comes counts too
    expect(box?.dataset['edge']).toBe('foot');
    under.remove();
    free.remove();
  });

  it('keeps its button in reach of screen readers, and says its words to them once', () => {
    const { container } = show(done);
    expect(screen.getByRole('button', { hidden: true }).closest('[aria-hidden]')).toBeNull();
    const heard = [...container.querySelectorAll('*')].filter(
      (element) =>
        element.textContent === done.message && !element.closest('[aria-hidden]') && !element.children.length,
    );
    expect(heard).toEqual([screen.getByRole('status')]);
  });

  it('stays as long as it was told to', async () => {
    const { onHide } = show({ ...done, tone: 'error', duration: 5000 });
    await vi.advanceTimersByTimeAsync(4900);
    expect(onHide).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onHide).toHaveBeenCalledTimes(1);
  });

  it('counts anew for another message, also of the same words', async () => {
    const { onHide, rerender } = show(done);
    await vi.advanceTimersByTimeAsync(2000);
    rerender(<Flash flash={{ ...done, id: 2 }} onHide={onHide} />);
    await vi.advanceTimersByTimeAsync(2900);
    expect(onHide).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onHide).toHaveBeenCalledTimes(1);
  });
});
