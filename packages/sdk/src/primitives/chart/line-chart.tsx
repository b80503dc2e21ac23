import { useState } from 'react';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import type * as Live from './live-plot.lazy.js';
import { percent, type PlotData, PlotLines } from './plot-lines.js';
import css from './plot.css?inline';

/** The same numbers for those who cannot see the plot, printed as they should be read. Its first column names what runs from left to right. */
interface PlotTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What runs from bottom to top, with the texts of its hairlines, five at most. */
export interface PlotScale {
  low: number;
  high: number;
  yLabels: readonly { value: number; text: string }[];
}

export interface LineChartProps extends PlotData, PlotScale {
  /** What the plot shows, as a finding: "₹6,00,000 invested could have grown to ₹9,20,828 in 10 years". */
  label: string;
  table: PlotTable;
  /** The labels from left to right, evenly spread. */
  xLabels: readonly string[];
  /** What stands at a point: when it is, and a figure a line. */
  inspect: (index: number) => { when: string; figures: readonly string[] };
  /** The scale of a part of the first line's values; otherwise a part keeps the scale of the whole. */
  scaleOf?: ((values: readonly number[]) => PlotScale) | undefined;
  /** Puts the texts of the hairlines to the right of the plot. */
  gutter?: boolean | undefined;
  /** Least height in px. */
  height?: number | undefined;
}

/** What is seen of a chart that a person looks at closely. */
export interface Look extends PlotScale, Pick<LineChartProps, 'xLabels'> {
  /** The last point is in it. */
  isLatest: boolean;
}

/** A point in words: "3 Mar 2026: Invested ₹1,20,000, Value ₹1,30,000". */
export function pointText({ lines, inspect }: Pick<LineChartProps, 'lines' | 'inspect'>, index: number): string {
  const { when, figures } = inspect(index);
  return `${when}: ${figures.map((figure, line) => `${lines[line]?.name ?? ''} ${figure}`.trim()).join(', ')}`;
}

/** The name of the range that tells each point: what the chart shows, and what runs from left to right in it. */
const sliderName = ({ caption, columns }: PlotTable): string => `${caption}: ${columns[0] ?? ''}`;

/**
 * Lines over time: hairlines and their texts, the lines, dots, a native range that tells each point by arrow keys, and the table for
 * screen readers. What a person does with it (keys, crosshair, zoom) comes with uPlot, which is fetched when they touch it or focus it.
 */
export function LineChart(props: LineChartProps) {
  useStyles(css);
  const [live, setLive] = useState<(typeof Live & { readonly pointer: number | undefined }) | null>(null);
  const [look, setLook] = useState<Look | null>(null);
  const shown = { ...props, isLatest: true, ...look };
  const last = props.x.length - 1;
  // without it the chart stays as it is
  const wake = (event: object & { readonly clientX?: number }) =>
    void (
      live ??
      import('./live-plot.lazy.js').then(
        (module) => setLive({ ...module, pointer: event.clientX }),
        () => undefined,
      )
    );
  if (last < 0) return null;
  return (
    <figure className="px-plot" data-gutter={props.gutter || undefined} onPointerDown={wake} onPointerMove={wake}>
      <input
        className="px-vh"
        type="range"
        max={last}
        defaultValue={last}
        aria-label={sliderName(props.table)}
        aria-valuetext={pointText(props, last)}
        onFocus={wake}
      />
      <Area {...shown} isDrawn={live !== null} />
      {live && <live.LivePlot {...props} pointer={live.pointer} onLook={setLook} />}
      <div className="px-plot__x" aria-hidden="true">
        {shown.xLabels.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <Figures {...props.table} />
    </figure>
  );
}

interface AreaProps extends LineChartProps, Look {
  /** uPlot draws the lines. */
  isDrawn: boolean;
}

/** Hairlines with their texts, the lines and their dots. */
function Area({ x, lines, low, high, yLabels, label, height, isDrawn, isLatest }: AreaProps) {
  const top = (value: number) => percent(high - value, 0, high - low);
  return (
    <div className="px-plot__area" role="img" aria-label={label} ref={setStyle({ '--h': `${height ?? 220}px` })}>
      <i ref={setStyle({ '--y': '100%' })} />
      {yLabels.map(({ value, text }) => (
        <i key={text} ref={setStyle({ '--y': top(value) })} />
      ))}
      {!isDrawn && <PlotLines {...{ x, lines, low, high }} />}
      {yLabels.map(({ value, text }) => (
        <span key={text} ref={setStyle({ '--y': top(value) })}>
          {text}
        </span>
      ))}
      {lines.map(({ dot, ink, values }) => {
        const latest = values.at(-1);
        if (!dot || latest === undefined || !isLatest) return null;
        return <b key={ink} ref={setStyle({ '--y': top(latest), '--c': `var(--px-chart-${ink})` })} />;
      })}
    </div>
  );
}

function Figures({ caption, columns, rows }: PlotTable) {
  return (
    <div className="px-vh">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, column) => (
                <td key={columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
