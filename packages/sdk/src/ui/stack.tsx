import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './stack.css?inline';

/** Steps of the spacing scale: 4 px each at usual density. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

export interface StackProps {
  gap?: Space | undefined;
  children?: ReactNode;
}

const gapOf = (gap: Space) => ({ '--gap': `var(--px-space-${gap})` }) as object;

/** Things below each other. */
export function Stack({ gap = 4, children }: StackProps) {
  useStyles(css);
  return (
    <div className="px-stack" style={gapOf(gap)}>
      {children}
    </div>
  );
}

export interface RowProps extends StackProps {
  /** Pushed to both ends. */
  between?: boolean | undefined;
}

/** Things beside each other, wrapped where there is no room. */
export function Row({ gap = 3, between, children }: RowProps) {
  useStyles(css);
  return (
    <div className="px-row" data-between={between || undefined} style={gapOf(gap)}>
      {children}
    </div>
  );
}
