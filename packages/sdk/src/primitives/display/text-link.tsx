import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './link.css?inline';

export interface TextLinkProps {
  /** A place; without it the link is a button. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  small?: boolean | undefined;
  children?: ReactNode;
}

/** A quiet way to somewhere or something. */
export function TextLink({ href, onClick, small, children }: TextLinkProps) {
  useStyles(css);
  const className = small ? 'px-link px-small' : 'px-link';
  return href === undefined ? (
    <button className={className} type="button" onClick={onClick}>
      {children}
    </button>
  ) : (
    <a className={className} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
