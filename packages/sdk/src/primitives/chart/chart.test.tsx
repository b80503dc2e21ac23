import { rupees } from '@prosperx/core/money';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GrowthChart } from './growth-chart.js';
import { LineChart, nearestIndex } from './line-chart.js';
import type { PlotData } from './plot-frame.js';

// happy-dom has no canvas: the drawing is looked at in a browser
const updates = vi.hoisted(() => [] as PlotData[]);
vi.mock('./draw-plot.lazy.js', () => ({
  drawPlot: (_box: HTMLElement, first: PlotData) => {
    updates.push(first);
    return { update: (data: PlotData) => updates.push(data), destroy: () => undefined };
  },
}));

afterEach(() => {
  cleanup();
  updates.length = 0;
});

const points = [0, 1, 2].map((year) => ({ year, invested: rupees(60_000 * year), value: rupees(65_000 * year) }));

describe('a chart', () => {
  it('is a picture with a finding, and a table of the same numbers', () => {
    render(<GrowthChart label="₹1,20,000 could become ₹1,30,000 in 2 years" points={points} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('₹1,20,000 could become ₹1,30,000 in 2 years');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['After', 'Invested', 'Value'],
      ['0 yrs', '₹0', '₹0'],
      ['1 yr', '₹60,000', '₹65,000'],
      ['2 yrs', '₹1,20,000', '₹1,30,000'],
    ]);
  });

  it('keeps the table out of the picture, whose parts no screen reader sees', () => {
    render(<GrowthChart label="Growth" points={points} />);
    expect(screen.getByRole('img').contains(screen.getByRole('table'))).toBe(false);
  });

  it('draws what it was given last when its code arrives, and follows from there', async () => {
    const { rerender } = render(<GrowthChart label="Growth" points={points.slice(0, 2)} />);
    rerender(<GrowthChart label="Growth" points={points} />);
    await waitFor(() => expect(updates.at(-1)?.x).toEqual([0, 1, 2]));
    rerender(<GrowthChart label="Growth" points={points.slice(0, 2)} />);
    await waitFor(() => expect(updates.at(-1)?.x).toEqual([0, 1]));
  });

  it('finds the nearest point of an uneven line', () => {
    const x = [0, 10, 11, 40];
    expect([-1, 0, 0.12, 0.2, 0.27, 0.6, 0.7, 1, 2].map((share) => nearestIndex(x, share))).toEqual([
      0, 0, 0, 1, 2, 2, 3, 3, 3,
    ]);
  });

  it('tells the point that was reached by keys', () => {
    const values = [61.2, 70, 92.46];
    render(
      <LineChart
        label="NAV"
        x={[0, 1, 2]}
        lines={[{ ink: 1, values }]}
        low={60}
        high={100}
        yLabels={[]}
        xLabels={[]}
        table={{ caption: 'NAV', columns: ['Year', 'NAV'], rows: [] }}
        inspectLabel="Date"
        inspect={(index) => ({ figure: `₹${values[index]}`, when: `year ${index}` })}
      />,
    );
    const range = screen.getByRole('slider', { name: 'Date' });
    expect(range.getAttribute('aria-valuetext')).toBe('year 2: ₹92.46');
    fireEvent.input(range, { target: { value: '1' } });
    expect(range.getAttribute('aria-valuetext')).toBe('year 1: ₹70');
  });
});
