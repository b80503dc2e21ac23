import { type SyntheticEvent, useRef } from 'react';
import { useBeforePaint } from '#theme/use-before-paint.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import css from './loader.css?inline';
import { uiText } from '#primitives/primitives.text.js';
import { useSteady } from './use-steady.js';

export interface LoaderProps {
  open: boolean;
  /** What is waited for. */
  text?: string | undefined;
}

/** Over the whole page while something must not be disturbed: an order, a payment. It keeps presses away at once, and is seen by `useSteady`. */
export function Loader({ open, text = uiText.loading }: LoaderProps) {
  useRichStyles(css);
  const dialog = useRef<HTMLDialogElement>(null);
  const { isOpen, isSeen } = useSteady(open);
  useBeforePaint(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);
  const stay = (event: SyntheticEvent) => event.preventDefault();
  return (
    <dialog
      ref={dialog}
      className="px-loader"
      data-seen={isSeen || undefined}
      aria-label={text}
      aria-busy="true"
      onCancel={stay}
      onKeyDown={keepOpen}
    >
      <i aria-hidden="true" />
      <p role="status" tabIndex={-1}>
        {isSeen ? text : null}
      </p>
    </dialog>
  );
}

// browsers let a second Esc through although "cancel" was prevented
function keepOpen(event: { key: string; preventDefault: () => void }): void {
  if (event.key === 'Escape') event.preventDefault();
}
