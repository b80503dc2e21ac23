import type { ReactNode } from 'react';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import css from './stack.css?inline';

const spaces = {
  1: 'var(--px-space-1)',
  2: 'var(--px-space-2)',
  3: 'var(--px-space-3)',
  4: 'var(--px-space-4)',
  5: 'var(--px-space-5)',
  6: 'var(--px-space-6)',
  8: 'var(--px-space-8)',
  10: 'var(--px-space-10)',
  12: 'var(--px-space-12)',
  16: 'var(--px-space-16)',
};

/** Steps of the spacing scale: 4 px each at usual density. */
export type Space = keyof typeof spaces;

export interface StackProps {
  gap?: Space | undefined;
  children?: ReactNode;
}

const gapOf = (gap: Space) => setStyle({ '--gap': spaces[gap] });

/** Things below each other. */
export function Stack({ gap = 4, children }: StackProps) {
  useStyles(css);
  return (
    <div className="px-stack" ref={gapOf(gap)}>
      {children}
    </div>
  );
}

export interface RowProps extends StackProps {
  /** Pushed to both ends. */
  between?: boolean | undefined;
}

/** Lays its children out in a row, and wraps them where there is no room. */
export function Row({ gap = 3, between, children }: RowProps) {
  useStyles(css);
  return (
    <div className="px-row" data-between={between || undefined} ref={gapOf(gap)}>
      {children}
    </div>
  );
}
