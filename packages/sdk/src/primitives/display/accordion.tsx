import type { ReactNode } from 'react';
import { useRichStyles } from '#theme/use-rich-styles.js';
import css from './accordion.css?inline';

export interface AccordionProps {
  title: ReactNode;
  /** Open from the start. */
  open?: boolean | undefined;
  children?: ReactNode;
}

/** A title that opens what belongs to it; several stand below each other. */
export function Accordion({ title, open, children }: AccordionProps) {
  useRichStyles(css);
  return (
    <details className="px-acc" open={open}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
