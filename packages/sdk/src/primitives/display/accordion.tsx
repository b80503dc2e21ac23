import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './accordion.css?inline';

export interface AccordionProps {
  title: ReactNode;
  /** Open from the start. */
  open?: boolean | undefined;
  children?: ReactNode;
}

/** A title that opens what belongs to it; several stand below each other. */
export function Accordion({ title, open, children }: AccordionProps) {
  useStyles(css);
  return (
    <details className="px-acc" open={open}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
