import type { ReactNode } from 'react';
import { alert, check, info } from '#primitives/icons/controls.js';
import { useStyles } from '#theme/use-styles.js';
import { Icon } from './icon.js';
import { writtenIn } from './written-in.js';
import css from './banner.css?inline';

export interface BannerProps {
  tone?: 'danger' | 'info' | 'success' | 'warning' | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A link or a button at its end. */
  action?: ReactNode;
}

const SHAPES = { danger: alert, info, success: check, warning: alert };

/** Something to know that stays until it no longer holds. */
export function Banner({ tone = 'warning', title, children, action }: BannerProps) {
  useStyles(css);
  return (
    <div className="px-banner-box">
      <div className="px-banner" data-tone={tone}>
        <Icon shape={SHAPES[tone]} />
        <p lang={typeof children === 'string' ? writtenIn(children) : undefined}>
          {title && <b>{title}</b>}
          {children}
        </p>
        {action && <span>{action}</span>}
      </div>
    </div>
  );
}
