import type { MouseEvent, ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import type { ButtonProps } from './button.js';
import buttonCss from './button.css?inline';
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

interface ButtonLinkProps extends Pick<ButtonProps, 'block' | 'size' | 'variant'> {
  href: string;
  /** In a window of its own. */
  newTab?: boolean | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children?: ReactNode;
}

/** A place that is the next step, painted as a button. */
export function ButtonLink({ href, newTab, onClick, variant = 'secondary', size, block, children }: ButtonLinkProps) {
  useStyles(buttonCss);
  return (
    <a
      className="px-btn"
      href={href}
      onClick={onClick}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      {children}
    </a>
  );
}
