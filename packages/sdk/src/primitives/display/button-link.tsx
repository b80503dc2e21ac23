import type { MouseEvent, ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './button.css?inline';
import type { ButtonProps } from './button.js';

export interface ButtonLinkProps extends Pick<ButtonProps, 'block' | 'size' | 'variant'> {
  href: string;
  /** In a window of its own. */
  newTab?: boolean | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children?: ReactNode;
}

/** A place that is the next step, painted as a button. */
export function ButtonLink({ href, newTab, onClick, variant = 'secondary', size, block, children }: ButtonLinkProps) {
  useStyles(css);
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
