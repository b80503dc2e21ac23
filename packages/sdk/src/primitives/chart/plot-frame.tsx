import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import type { Drawing } from './draw-plot.lazy.js';
import css from './plot-frame.css?inline';

/** Number of an ink in the theme: 1 what was put in, 2 what it became, 3 to 6 further series. */
export type Ink = 1 | 2 | 3 | 4 | 5 | 6;

export interface PlotLine {
  ink: Ink;
  /** One value an x. */
  values: readonly number[];
  /** Below it: `wash` to the ground, `band` down to the line before it, `fade` to nothing. */
  fill?: 'wash' | 'band' | 'fade' | undefined;
  /** A benchmark. */
  dashed?: boolean | undefined;
  /** Marks its latest point. */
  dot?: boolean | undefined;
}

/** What is drawn. x ascends; values are plain numbers, since a plot knows only lengths. */
export interface PlotData {
  x: readonly number[];
  lines: readonly PlotLine[];
  low: number;
  high: number;
}

/** The same numbers for those who cannot see the plot, printed as they should be read. */
interface PlotTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A position from the top or the left edge in per cent. */
export const percent = (value: number, from: number, to: number): string =>
  `${(((value - from) / (to - from || 1)) * 100).toFixed(2)}%`;

export interface PlotFrameProps extends PlotData {
  /** What the plot shows, as a finding: "₹6,00,000 invested could have grown to ₹9,20,828 in 10 years". */
  label: string;
  table: PlotTable;
  /** Hairlines with their texts, five at most. */
  yLabels: readonly { value: number; text: string }[];
  /** The labels from left to right, evenly spread. */
  xLabels: readonly string[];
  /** Puts the texts of the hairlines to the right of the plot. */
  gutter?: boolean | undefined;
  /** Least height in px; kept free while the drawing is loaded. */
  height?: number | undefined;
  /** The element in which the lines are drawn. */
  inkRef: RefObject<HTMLDivElement | null>;
  children?: ReactNode;
}

/** All of a plot but its lines: hairlines, texts, dots, and the table for screen readers. */
export function PlotFrame({ x, lines, low, high, label, table, yLabels, xLabels, inkRef, ...rest }: PlotFrameProps) {
  useStyles(css);
  const top = (value: number) => percent(high - value, 0, high - low);
  return (
    <figure className="px-plot" data-gutter={rest.gutter || undefined}>
      <div className="px-plot__area" role="img" aria-label={label} ref={setStyle({ '--h': `${rest.height ?? 220}px` })}>
        <i ref={setStyle({ '--y': '100%' })} />
        {yLabels.map(({ value, text }) => (
          <i key={text} ref={setStyle({ '--y': top(value) })} />
        ))}
        <div className="px-plot__ink" ref={inkRef} />
        {yLabels.map(({ value, text }) => (
          <span key={text} ref={setStyle({ '--y': top(value) })}>
            {text}
          </span>
        ))}
        {lines.map(({ dot, ink, values }) => {
          const last = values.at(-1);
          if (!dot || last === undefined) return null;
          return <b key={ink} ref={setStyle({ '--x': '100%', '--y': top(last), '--c': `var(--px-chart-${ink})` })} />;
        })}
        {rest.children}
      </div>
      <div className="px-plot__x" aria-hidden="true">
        {xLabels.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <div className="px-vh">
        <table>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) => (
                  <td key={table.columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Draws into a box and keeps the drawing up to date. The drawing code is fetched after the first paint; without it the frame and its table remain. */
export function usePlot(data: PlotData): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(data);
  const drawing = useRef<Drawing | null>(null);

  useEffect(() => {
    latest.current = data;
    drawing.current?.update(data);
  });
  useEffect(() => {
    let gone = false;
    const start = async () => {
      const { drawPlot } = await import('./draw-plot.lazy.js');
      if (!gone && box.current) drawing.current = drawPlot(box.current, latest.current);
    };
    start().catch(() => undefined);
    return () => {
      gone = true;
      drawing.current?.destroy();
      drawing.current = null;
    };
  }, []);
  return box;
}

type ChartProps = Omit<PlotFrameProps, 'children' | 'inkRef'>;

/** A plot of lines. Its height is reserved at once, the lines follow when their code is there. */
export function Chart(props: ChartProps) {
  const inkRef = usePlot(props);
  return <PlotFrame {...props} inkRef={inkRef} />;
}
