import { rupees } from '@prosperx/core/money';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawnPlot, PlotActs } from './draw-plot.js';

// happy-dom has no canvas: the drawing is looked at in a browser
const drawn = vi.hoisted(() => ({ plots: [] as DrawnPlot[], acts: null as PlotActs | null, points: [] as unknown[] }));
vi.mock('./draw-plot.js', () => ({
  drawPlot: (_box: HTMLElement, first: DrawnPlot, acts: PlotActs) => {
    drawn.plots.push(first);
    drawn.acts = acts;
    return {
      update: (plot: DrawnPlot) => void drawn.plots.push(plot),
      point: (index: number | null) => void drawn.points.push(index),
      pointAt: () => undefined,
      destroy: () => undefined,
    };
  },
}));

// a test before this one may have touched a chart, whose drawing is kept
vi.resetModules();
const { GrowthChart } = await import('./growth-chart.js');
const { LineChart } = await import('./line-chart.js');
const { closer } = await import('./live-plot.lazy.js');

beforeEach(() => Object.assign(drawn, { plots: [], acts: null, points: [] }));
afterEach(cleanup);

const pointAt = (year: number) => ({ year, invested: rupees(60_000 * year), value: rupees(65_000 * year) });
const points = [0, 1, 2].map(pointAt);
const further = [3, 4].map(pointAt);

describe('a chart', () => {
  // Trust U8: a finding in words and a table of the same numbers
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

  it('tells the figure of each line with its name', () => {
    render(<GrowthChart label="Growth" points={points} />);
    expect(screen.getByRole('slider', { name: 'Growth: After' }).getAttribute('aria-valuetext')).toBe(
      '2 yrs: Invested ₹1,20,000, Value ₹1,30,000',
    );
  });
});

const NAVS = [61.2, 70, 82, 79, 92.46];

function navChart() {
  return render(
    <LineChart
      label="NAV"
      x={[0, 1, 2, 3, 4]}
      lines={[{ ink: 1, values: NAVS }]}
      low={60}
      high={100}
      yLabels={[{ value: 80, text: '80' }]}
      scaleOf={(values) => ({
        low: Math.min(...values),
        high: Math.max(...values),
        yLabels: [{ value: 75, text: '75' }],
      })}
      xLabels={['then', 'now']}
      table={{ caption: 'NAV', columns: ['Year', 'NAV'], rows: [] }}
      inspect={(index) => ({ figures: [`₹${NAVS[index]}`], when: `year ${index}` })}
    />,
  );
}

/** A chart whose drawing has come since somebody came to it. */
async function touched() {
  const { container } = navChart();
  const range = screen.getByRole('slider');
  act(() => range.focus());
  await screen.findByRole('button', { name: 'Zoom in' });
  return { container, range, acts: drawn.acts!, texts: () => container.querySelector('.px-plot')!.textContent };
}

describe('a chart that is touched', () => {
  it.each([
    ['a pointer comes', (figure: Element) => fireEvent.pointerMove(figure)],
    ['a finger comes', (figure: Element) => fireEvent.pointerDown(figure)],
    ['focus comes', (figure: Element) => act(() => figure.querySelector('input')!.focus())],
  ])('is drawn anew when %s, and by nothing before', async (_name, come) => {
    const { container } = navChart();
    expect(drawn.plots).toEqual([]);
    expect(container.querySelector('svg')).not.toBeNull();
    come(container.querySelector('figure')!);
    await screen.findByRole('button', { name: 'Zoom in' });
    expect(drawn.plots[0]).toMatchObject({ from: 0, to: 4, low: 60, high: 100 });
    expect(container.querySelector('svg')).toBeNull();
  });

  it('tells day and value of the point under the crosshair, and forgets them when the pointer leaves', async () => {
    const { container, range, acts } = await touched();
    act(() => acts.onPoint(2));
    expect(container.querySelector('.px-live__note')!.textContent).toBe('year 2 ₹82');
    expect(range.getAttribute('aria-valuetext')).toBe('year 2: ₹82');
    act(() => range.blur());
    expect(container.querySelector('.px-live__note')).toBeNull();
  });

  it('moves the crosshair with the arrow keys, and tells each point', async () => {
    const { range } = await touched();
    expect(range.getAttribute('aria-valuetext')).toBe('year 4: ₹92.46');
    fireEvent.input(range, { target: { value: '3' } });
    expect(range.getAttribute('aria-valuetext')).toBe('year 3: ₹79');
    expect(drawn.points.at(-1)).toBe(3);
  });

  it('shows a part that was dragged over, with its own ends and scale, and keeps the keys within', async () => {
    const { range, acts, texts } = await touched();
    act(() => acts.onSpan(1, 3));
    expect(drawn.plots.at(-1)).toMatchObject({ from: 1, to: 3, low: 70, high: 82 });
    expect(texts()).toContain('75');
    expect(texts()).toContain('year 1year 3');
    expect(screen.getByRole('status').textContent).toBe('year 1 to year 3');
    expect([range.getAttribute('min'), range.getAttribute('max')]).toEqual(['1', '3']);
  });

  it.each([
    ['a double press', (acts: PlotActs) => acts.onReset()],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('slider'), { key: 'Escape' })],
    ['a button', () => fireEvent.click(screen.getByRole('button', { name: 'Show all' }))],
  ])('goes back to the whole by %s', async (_name, goBack) => {
    const { acts, texts } = await touched();
    act(() => acts.onSpan(1, 3));
    act(() => void goBack(acts));
    expect(drawn.plots.at(-1)).toMatchObject({ from: 0, to: 4, low: 60, high: 100 });
    expect(texts()).toContain('thennow');
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  });

  it('leaves Escape to the dialog around it while it shows the whole', async () => {
    const heard: string[] = [];
    const hear = (event: KeyboardEvent) => void heard.push(event.key);
    document.addEventListener('keydown', hear);
    const { range, acts } = await touched();
    act(() => acts.onSpan(1, 3));
    fireEvent.keyDown(range, { key: 'Escape' });
    expect(heard).toEqual([]);
    fireEvent.keyDown(range, { key: 'Escape' });
    expect(heard).toEqual(['Escape']);
    document.removeEventListener('keydown', hear);
  });

  it('is seen from nearer by a button and by plus, around the point that was looked at', async () => {
    const { range, acts } = await touched();
    act(() => acts.onPoint(1));
    fireEvent.keyDown(range, { key: '+' });
    expect(drawn.plots.at(-1)).toMatchObject({ from: 0, to: 2 });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom in' }).disabled).toBe(true);
  });

  it('shows the whole of other data', async () => {
    const { rerender } = render(<GrowthChart label="Growth" points={[...points, ...further]} />);
    fireEvent.pointerDown(screen.getByRole('figure'));
    await screen.findByRole('button', { name: 'Zoom in' });
    act(() => drawn.acts!.onSpan(1, 3));
    expect(screen.getByRole('slider').getAttribute('min')).toBe('1');
    rerender(<GrowthChart label="Growth" points={points} />);
    expect(drawn.plots.at(-1)).toMatchObject({ from: 0, to: 2 });
    expect(screen.getByRole('slider').getAttribute('max')).toBe('2');
  });

  it('is never seen from nearer than three points, nor past its ends', () => {
    expect(closer({ from: 0, to: 100 }, 50)).toEqual({ from: 25, to: 75 });
    expect(closer({ from: 0, to: 100 }, 3)).toEqual({ from: 0, to: 50 });
    expect(closer({ from: 20, to: 40 }, 40)).toEqual({ from: 30, to: 40 });
    expect(closer({ from: 6, to: 9 }, 9)).toEqual({ from: 7, to: 9 });
  });
});
