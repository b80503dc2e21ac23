import { createElement, type ReactNode } from 'react';

export interface HeadingProps {
  /** 1 to 6. */
  level: number;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A heading whose place among those of the page is chosen by the page. */
export function Heading({ level, ...rest }: HeadingProps) {
  return createElement(`h${Math.min(level, 6)}`, rest);
}
