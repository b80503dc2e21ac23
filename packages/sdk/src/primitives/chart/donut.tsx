import type { ReactNode } from 'react';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import type { Ink } from './plot-lines.js';
import palette from '#theme/tokens-palette.css?inline';
import css from './donut.css?inline';

export interface Slice {
  name: string;
  /** The share of the whole, in per cent. */
  percent: number;
}

export interface DonutProps {
  /** Largest first, at most six: what is left over is one slice, "Others". */
  slices: readonly Slice[];
  /** In the hole: the whole. */
  total: string;
  /** Below it: what it is the whole of. */
  note: string;
  print: (percent: number) => ReactNode;
}

const RADIUS = 58;
const AROUND = 2 * Math.PI * RADIUS;
const GAP = 2.5;
/** Characters of the whole that fit into the ring at full size. */
const FITS = 9;

/** Shares of a whole, with the whole in the middle and a legend in the same order. */
export function Donut({ slices, total, note, print }: DonutProps) {
  useStyles(palette);
  useStyles(css);
  const starts = slices.map((_, index) => slices.slice(0, index).reduce((sum, { percent }) => sum + percent, 0));
  return (
    <div className="px-donut">
      <svg viewBox="0 0 150 150" aria-hidden="true">
        {slices.map(({ name, percent }, index) => {
          const length = Math.max(0.5, (percent / 100) * AROUND - GAP);
          return (
            <circle
              key={name}
              cx="75"
              cy="75"
              r={RADIUS}
              ref={setStyle({
                stroke: `var(--px-chart-${index + 1})`,
                'stroke-dasharray': `${length} ${AROUND - length}`,
                'stroke-dashoffset': -((starts[index] ?? 0) / 100) * AROUND,
              })}
            />
          );
        })}
        <text x="75" y="74" data-long={total.length > FITS || undefined}>
          {total}
        </text>
        <text x="75" y="92" data-note="">
          {note}
        </text>
      </svg>
      <Legend
        entries={slices.map(({ name, percent }, index) => ({
          ink: Math.min(index + 1, 6) as Ink,
          name,
          figure: print(percent),
        }))}
      />
    </div>
  );
}

interface LegendEntry {
  ink: Ink;
  /** The dashes of a line, as it is drawn. */
  dash?: number;
  name: string;
  figure: ReactNode;
}

/** Shows what the inks of a chart stand for, with the figures. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  useStyles(palette);
  useStyles(css);
  return (
    <ul className="px-legend">
      {entries.map(({ ink, dash, name, figure }) => (
        <li key={name}>
          <span className="px-swatch" data-dash={dash} ref={setStyle({ '--c': `var(--px-chart-${ink})` })} />
          <span>{name}</span>
          <span>{figure}</span>
        </li>
      ))}
    </ul>
  );
}
