import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './legend.css?inline';
import type { Ink } from '#primitives/chart/plot.js';
import swatchCss from './swatch.css?inline';

export interface LegendEntry {
  ink: Ink;
  name: string;
  figure: ReactNode;
}

/** What the inks of a chart stand for, with the figures. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  useStyles(swatchCss);
  useStyles(css);
  return (
    <ul className="px-legend">
      {entries.map(({ ink, name, figure }) => (
        <li key={name}>
          <span className="px-swatch" style={{ '--c': `var(--px-chart-${ink})` } as object} />
          <span>{name}</span>
          <span>{figure}</span>
        </li>
      ))}
    </ul>
  );
}
