import { type ReactNode, useId } from 'react';
import { Heading } from './heading.js';

export interface SectionProps {
  title: string;
  level: number;
  children?: ReactNode;
}

/** A part of the page under a heading of its own. */
export function Section({ title, level, children }: SectionProps) {
  const id = useId();
  return (
    <section className="fund-detail__section" aria-labelledby={id}>
      <Heading level={level} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
