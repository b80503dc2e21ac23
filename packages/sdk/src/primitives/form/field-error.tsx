import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './field-error.css?inline';

export interface FieldErrorProps {
  /** Tied to the field by `aria-describedby`. */
  id: string;
  /** Said at once, for an error that appears while typing; errors of a submitted form are found by focus instead. */
  live?: boolean | undefined;
  children?: ReactNode;
}

/** One sentence below a field: what is wrong and what would be right. */
export function FieldError({ id, live, children }: FieldErrorProps) {
  useStyles(css);
  return (
    <p id={id} className="px-error" role={live ? 'alert' : undefined}>
      {children}
    </p>
  );
}
