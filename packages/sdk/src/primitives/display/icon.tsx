import type { ButtonHTMLAttributes, Ref } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './icon.css?inline';

export interface IconProps {
  /** A path on the 24 px grid, one of `#primitives/icons/`. */
  shape: string;
}

/** An icon next to words, hidden from screen readers. Drawn inline: a data URL would need `img-src data:` of the page. */
export function Icon({ shape }: IconProps) {
  useStyles(css);
  return (
    <svg className="px-i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

type Native = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'aria-pressed' | 'children' | 'className' | 'style' | 'type'
>;

interface IconButtonProps extends Native {
  /** One of `#primitives/icons/`. */
  shape: string;
  /** What it does, for screen readers. */
  label: string;
  /** true: it has a border of its own. */
  line?: boolean | undefined;
  /** For a button that stays down. */
  pressed?: boolean | undefined;
  /** A number at its corner; part of `label` as well. */
  count?: number | undefined;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

/** A button that shows a sign alone. */
export function IconButton({ shape, label, line, pressed, count, buttonRef, ...native }: IconButtonProps) {
  useStyles(css);
  return (
    <button
      {...native}
      ref={buttonRef}
      className="px-iconbtn"
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      data-line={line || undefined}
    >
      <Icon shape={shape} />
      {count ? (
        <span className="px-count" aria-hidden="true">
          {count}
        </span>
      ) : null}
    </button>
  );
}
