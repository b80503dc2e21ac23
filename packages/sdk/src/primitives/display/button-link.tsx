import type { MouseEvent, ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './button.css?inline';
import type { ButtonProps } from './button.js';

export interface ButtonLinkProps extends Pick<ButtonProps, 'block' | 'size' | 'variant'> {
  href: string;
  /** In a window of its own. */
  beside?: boolean | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children?: ReactNode;
}

/** A place that is the next step, painted as a button. */
export function ButtonLink({ href, beside, onClick, variant = 'secondary', size, block, children }: ButtonLinkProps) {
  useStyles(css);
  return (
    <a
      className="px-btn"
      href={href}
      onClick={onClick}
      target={beside ? '_blank' : undefined}
      rel={beside ? 'noopener' : undefined}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      {children}
    </a>
  );
}
