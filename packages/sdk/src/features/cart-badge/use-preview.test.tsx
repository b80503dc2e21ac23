import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreview } from './cart-badge.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Box() {
  const box = useRef<HTMLDivElement>(null);
  const { isOpen } = usePreview(box);
  return (
    <>
      <div ref={box} data-testid="box">
        <a href="#cart">Cart</a>
        {isOpen && <p>Preview</p>}
      </div>
      <a href="#next">Next</a>
    </>
  );
}
const isOpen = () => screen.queryByText('Preview') !== null;
const point = (type: string, pointerType = 'mouse') =>
  fireEvent(screen.getByTestId('box'), Object.assign(new Event(type), { pointerType }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const show = async () => {
  render(<Box />);
  await wait(0);
};

describe('usePreview', () => {
  it('opens under a pointer that rests, not under one that passes', async () => {
    await show();
    point('pointerenter');
    await wait(100);
    point('pointerleave');
    await wait(1000);
    expect(isOpen()).toBe(false);
    point('pointerenter');
    await wait(150);
    expect(isOpen()).toBe(true);
  });

  it('leaves time to cross over to it, and closes when the pointer has left', async () => {
    await show();
    point('pointerenter');
    await wait(150);
    point('pointerleave');
    await wait(250);
    point('pointerenter');
    await wait(10_000);
    expect(isOpen()).toBe(true);
    point('pointerleave');
    await wait(300);
    expect(isOpen()).toBe(false);
  });

  it('does not open for a touch', async () => {
    await show();
    point('pointerenter', 'touch');
    await wait(10_000);
    expect(isOpen()).toBe(false);
  });

  it('stays while the focus of the keyboard is in it, whatever the pointer does', async () => {
    await show();
    act(() => screen.getByText('Cart').focus());
    await wait(0);
    expect(isOpen()).toBe(true);
    point('pointerenter');
    point('pointerleave');
    await wait(10_000);
    expect(isOpen()).toBe(true);
    act(() => screen.getByText('Next').focus());
    await wait(0);
    expect(isOpen()).toBe(false);
  });
});
