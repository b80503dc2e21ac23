import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSigned, PAPER, pathOf, type Point, pointIn, SignaturePad } from './signature-pad.lazy.js';

afterEach(cleanup);

const line = (...points: readonly (readonly [number, number])[]): Point[] => points.map(([x, y]) => ({ x, y }));

describe('the strokes of a signature', () => {
  it('stand on the paper whatever the size of its box, and never outside it', () => {
    const box = { left: 10, top: 20, width: 300, height: 100 };
    expect(pointIn(box, { clientX: 160, clientY: 70 })).toEqual({ x: PAPER.width / 2, y: PAPER.height / 2 });
    expect(pointIn(box, { clientX: -50, clientY: 900 })).toEqual({ x: 0, y: PAPER.height });
  });

  it('make a signature when they are more than a dot', () => {
    expect(isSigned([])).toBe(false);
    expect(isSigned([line([5, 5])])).toBe(false);
    expect(isSigned([line([5, 5], [30, 5])])).toBe(false);
    expect(isSigned([line([5, 5], [80, 5]), line([5, 50], [90, 50])])).toBe(true);
  });

  it('are drawn from their first point to their last', () => {
    expect(pathOf([])).toBe('');
    expect(pathOf(line([5, 5]))).toBe('M5 5h.1');
    const path = pathOf(line([0, 0], [10, 0], [10, 20]));
    expect(path.startsWith('M0 0')).toBe(true);
    expect(path.endsWith('L10 20')).toBe(true);
  });
});

const paper = () => screen.getByRole('img').parentElement!;
const at = (clientX: number, clientY: number, pointerId = 1) => ({ clientX, clientY, pointerId, button: 0 });
const pathsDrawn = () => paper().querySelectorAll('path').length;

function draw() {
  // a box of the paper's own size
  paper().getBoundingClientRect = () => ({ left: 0, top: 0, ...PAPER }) as DOMRect;
  fireEvent.pointerDown(paper(), at(100, 100));
  fireEvent.pointerMove(paper(), at(300, 120));
  fireEvent.pointerMove(paper(), at(500, 100));
  fireEvent.pointerUp(paper(), at(500, 100));
}

describe('SignaturePad', () => {
  it('shows what is drawn, says so, and clears it', async () => {
    render(<SignaturePad onDrawn={vi.fn()} />);
    expect(screen.getByRole('img', { name: /Sign here/ })).toBeTruthy();
    draw();
    expect(pathsDrawn()).toBe(1);
    expect(screen.getByRole('img', { name: 'Your signature, as drawn' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(pathsDrawn()).toBe(0);
  });

  it('takes back that too little was drawn as soon as drawing goes on', async () => {
    render(<SignaturePad onDrawn={vi.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Use this signature' }));
    expect(screen.getByText('Draw your whole signature first.')).toBeTruthy();
    fireEvent.pointerDown(paper(), at(100, 100));
    expect(screen.queryByText('Draw your whole signature first.')).toBeNull();
  });

  it('takes one pointer at a time: a palm draws nothing', () => {
    render(<SignaturePad onDrawn={vi.fn()} />);
    fireEvent.pointerDown(paper(), at(1, 1));
    fireEvent.pointerDown(paper(), at(9, 9, 2));
    expect(pathsDrawn()).toBe(1);
  });

  it('gives nothing away before there is a signature', async () => {
    const onDrawn = vi.fn();
    render(<SignaturePad onDrawn={onDrawn} />);
    await userEvent.click(screen.getByRole('button', { name: 'Use this signature' }));
    expect(screen.getByRole('alert').textContent).toBe('Draw your whole signature first.');
    expect(onDrawn).not.toHaveBeenCalled();
  });
});
