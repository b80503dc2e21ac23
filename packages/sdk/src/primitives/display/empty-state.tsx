import type { ReactNode } from 'react';
import { alert } from '#primitives/icons/controls.js';
import { useStyles } from '#theme/use-styles.js';
import { Icon } from './icon.js';
import css from './empty-state.css?inline';

export interface EmptyStateProps {
  title: string;
  /** What happens next, or what to do. */
  text?: string | undefined;
  /** A button, or two. */
  action?: ReactNode;
  /** `error` shows the alert sign in place of the picture. */
  tone?: 'error' | undefined;
  /** Stands below the text, such as the number of a request that failed. */
  note?: ReactNode;
  /** The level of its heading, where it is not below a heading of level 2. */
  level?: 2 | 3 | undefined;
}

/** Stands where a list or a figure would be: nothing yet, nothing found, or not to be had. */
export function EmptyState({ title, text, action, tone, note, level = 3 }: EmptyStateProps) {
  useStyles(css);
  const Heading = `h${level}` as const;
  return (
    <div className="px-empty" data-tone={tone}>
      {tone === 'error' ? <Icon shape={alert} /> : <GrowingBars />}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {note}
      {action}
    </div>
  );
}

/** Two bars that are and two that could be. */
function GrowingBars() {
  return (
    <svg className="px-empty__art" viewBox="0 0 96 72" aria-hidden="true">
      <path d="M8 60h80" />
      <rect x="18" y="44" width="10" height="16" rx="2" />
      <rect x="36" y="36" width="10" height="24" rx="2" />
      <rect data-soon="" x="54" y="26" width="10" height="34" rx="2" />
      <rect data-soon="" x="72" y="14" width="10" height="46" rx="2" />
      <circle cx="77" cy="7" r="3.5" />
    </svg>
  );
}
