import { rupees } from '@prosperx/core/money';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { roundTop } from '#primitives/chart/growth-chart.js';
import { Delta } from './delta.js';
import { Monogram } from './fund-cell.js';
import { Money } from './money.js';

afterEach(cleanup);

describe('figures', () => {
  it.each([
    [rupees(1086750.42), 0, '₹10,86,750'],
    [rupees(1086750.42), 2, '₹10,86,750.42'],
    [rupees(-2500), 0, '−₹2,500'],
    [rupees(0), 2, '₹0.00'],
    [rupees(123456789012), 0, '₹1,23,45,67,89,012'],
  ] as const)('prints %d paise with %d decimals as %s', (amount, decimals, text) => {
    const { container } = render(<Money amount={amount} decimals={decimals} />);
    expect(container.textContent).toBe(text);
  });

  it('prints the paise of a hero smaller', () => {
    const { container } = render(<Money amount={rupees(10.5)} size="hero" decimals={2} />);
    expect(container.querySelector('small')?.textContent).toBe('.50');
  });

  it.each([
    [12.48, 'up 12.48%'],
    [-1.36, 'down 1.36%'],
    [0.001, 'unchanged 0.00%'],
  ])('says the direction of %d per cent in a word', (percent, text) => {
    const { container } = render(<Delta percent={percent} />);
    expect(container.textContent).toBe(text);
  });

  it('paints letters that are no text, so that names next to them are read once', () => {
    const { container } = render(<Monogram name="Ananya Deshpande" user />);
    expect(container.textContent).toBe('');
    expect(container.querySelector('[data-letters="AD"]')).not.toBeNull();
  });

  it.each([
    [9_20_828, 10_00_000],
    [25_22_880, 30_00_000],
    [87_35_731, 1_00_00_000],
    [10_00_000, 10_00_000],
    [10_00_001, 12_00_000],
  ])('ends an axis for ₹%d at ₹%d', (most, top) => {
    expect(roundTop(rupees(most))).toBe(rupees(top));
  });
});
