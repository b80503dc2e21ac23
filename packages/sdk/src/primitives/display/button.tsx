import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useId } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './button.css?inline';

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled' | 'style'>;

export interface ButtonProps extends Native {
  /** One primary a view. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-ghost' | undefined;
  size?: 'sm' | 'lg' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** Work is under way: the label stays, presses are ignored. */
  busy?: boolean | undefined;
  /** Cannot be pressed yet, and the form says why by itself. The button stays reachable by keyboard. */
  idle?: boolean | undefined;
  /** The reason why the button cannot be pressed; it is shown next to the button. The button stays reachable by keyboard, so that the reason is heard. */
  disabledReason?: string | undefined;
  children?: ReactNode;
}

export function Button({
  variant = 'secondary',
  size,
  block,
  busy = false,
  idle = false,
  disabledReason,
  type = 'button',
  onClick,
  ...native
}: ButtonProps) {
  useStyles(css);
  const reasonId = useId();
  const ignored = busy || idle || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (ignored) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...native}
      className="px-btn"
      type={type}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      aria-busy={busy || undefined}
      aria-disabled={ignored || undefined}
      aria-describedby={disabledReason === undefined ? native['aria-describedby'] : reasonId}
      onClick={press}
    />
  );
  if (disabledReason === undefined) return button;
  return (
    <span className="px-btn-why" data-block={block || undefined}>
      {button}
      <small id={reasonId}>{disabledReason}</small>
    </span>
  );
}
