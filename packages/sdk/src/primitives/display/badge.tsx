import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './badge.css?inline';

export interface BadgeProps {
  /** `disabled` shows an empty ring: rejected, ended. */
  tone?: 'accent' | 'danger' | 'disabled' | 'success' | 'warning' | undefined;
  /** One or two words. */
  children?: ReactNode;
}

/** The state of a thing. */
export function Badge({ tone, children }: BadgeProps) {
  useStyles(css);
  return (
    <span className="px-badge" data-tone={tone}>
      {children}
    </span>
  );
}
