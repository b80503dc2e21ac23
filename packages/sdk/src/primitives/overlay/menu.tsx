import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useBeforePaint, useStyles } from '#theme/use-styles.js';
import css from './menu.css?inline';

export interface MenuProps {
  /** What the button says to screen readers. */
  label: string;
  /** What the button shows. */
  opener: ReactNode;
  openerClass?: string | undefined;
  /** Links and buttons, with `<hr />` between groups; `data-tone="danger"` marks what ends something. Picking one closes the menu. */
  children?: ReactNode;
}

/** A button and the list of places and actions it opens, by the native popover: Esc and a press outside are its own; it closes behind the focus that goes on. */
export function Menu({ label, opener, openerClass = 'px-menu-button', children }: MenuProps) {
  useStyles(css);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    // as a property, since React 18 does not know the attribute
    if (button.current) button.current.popoverTargetElement = list.current;
  }, []);
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) list.current?.hidePopover?.();
  };
  return (
    <span className="px-menu-box" onBlur={closeBehind}>
      <button ref={button} className={openerClass} type="button" aria-label={label}>
        {opener}
      </button>
      <div ref={list} className="px-menu" popover="auto" onClick={() => list.current?.hidePopover?.()}>
        {children}
      </div>
    </span>
  );
}
