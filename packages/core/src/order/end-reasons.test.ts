import { describe, expect, it } from 'vitest';
import { endReasons } from './end-reasons.js';

const order = (schemeName: string, remarks: string) => ({ schemeName, remarks });

describe('endReasons', () => {
  it('gives a reason that all orders share once', () => {
    expect(endReasons([order('A', 'It is closed.'), order('B', 'It is closed.')])).toEqual(['It is closed.']);
  });

  it('gives each order its own reason where they differ', () => {
    const orders = [order('A', 'It is closed.'), order('B', ''), order('C', 'Cancelled before it was paid.')];
    expect(endReasons(orders)).toEqual(['A: It is closed.', 'C: Cancelled before it was paid.']);
  });

  it('gives none where none was told', () => {
    expect(endReasons([order('A', '')])).toEqual([]);
  });
});
