import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import { Icon } from './icon.js';
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

interface TagProps {
  /** One of `#primitives/icons/`. */
  icon?: string | undefined;
  children?: ReactNode;
}

/** A kind that a thing belongs to. */
export function Tag({ icon, children }: TagProps) {
  useStyles(css);
  return (
    <span className="px-tag">
      {icon && <Icon shape={icon} />}
      {children}
    </span>
  );
}
