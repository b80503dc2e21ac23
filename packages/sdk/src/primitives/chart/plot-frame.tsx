import type { ReactNode } from 'react';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import { type PlotData, PlotLines } from './plot-lines.js';
import css from './plot-frame.css?inline';

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
  /** Least height in px. */
  height?: number | undefined;
  /** What stands over the lines. */
  children?: ReactNode;
}

/** A plot of lines: hairlines and their texts, the lines, dots, and the table for screen readers. */
export function PlotFrame({ label, table, yLabels, xLabels, children, ...rest }: PlotFrameProps) {
  const { lines, low, high } = rest;
  useStyles(css);
  const top = (value: number) => percent(high - value, 0, high - low);
  return (
    <figure className="px-plot" data-gutter={rest.gutter || undefined}>
      <div className="px-plot__area" role="img" aria-label={label} ref={setStyle({ '--h': `${rest.height ?? 220}px` })}>
        <i ref={setStyle({ '--y': '100%' })} />
        {yLabels.map(({ value, text }) => (
          <i key={text} ref={setStyle({ '--y': top(value) })} />
        ))}
        <PlotLines {...rest} />
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
        {children}
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
