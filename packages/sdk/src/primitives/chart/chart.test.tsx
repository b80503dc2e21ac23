import { rupees } from '@prosperx/core/money';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GrowthChart } from './growth-chart.js';
import { LineChart, nearestIndex } from './line-chart.js';

afterEach(cleanup);

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

  it('draws each line over the whole plot, with what is below it', () => {
    const { container } = render(<GrowthChart label="Growth" points={points} />);
    const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    // the axis ends at ₹1,60,000
    const [invested, value] = ['0.0 1000.0L500.0 625.0L1000.0 250.0', '0.0 1000.0L500.0 593.8L1000.0 187.5'];
    expect(drawn).toEqual([
      `M${invested}L1000 1000L0 1000Z`,
      `M${value}L1000.0 250.0L500.0 625.0L0.0 1000.0Z`,
      `M${invested}`,
      `M${value}`,
    ]);
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
