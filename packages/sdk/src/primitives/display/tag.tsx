import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import { Icon } from './icon.js';
import css from './tag.css?inline';

export interface TagProps {
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
