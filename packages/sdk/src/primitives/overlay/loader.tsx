import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { useBeforePaint, useStyles } from '#theme/use-styles.js';
import css from './loader.css?inline';

/** Milliseconds: a wait shorter than the first shows nothing, and what is seen is seen for the second. */
const SEEN_AFTER = 200;
const SEEN_FOR = 300;

type Phase = 'closed' | 'unseen' | 'seen' | 'lasting';

/** Takes the flicker out of a wait: `isOpen` at once, `isSeen` after 200 ms, and then for 300 ms at least. A wait that follows at once goes on unseen or seen, as it was. */
function useMinimumDuration(open: boolean): { readonly isOpen: boolean; readonly isSeen: boolean } {
  const [phase, setPhase] = useState<Phase>('closed');
  if (open && phase === 'closed') setPhase('unseen');
  if (!open && phase === 'unseen') setPhase('closed');
  if (!open && phase === 'lasting') setPhase('closed');

  useEffect(() => {
    const next = { unseen: ['seen', SEEN_AFTER], seen: ['lasting', SEEN_FOR] } as const;
    if (phase !== 'unseen' && phase !== 'seen') return;
    const [then, after] = next[phase];
    const timer = setTimeout(() => setPhase(then), after);
    return () => clearTimeout(timer);
  }, [phase]);

  return { isOpen: open || phase === 'seen', isSeen: phase === 'seen' || phase === 'lasting' };
}

export interface LoaderProps {
  open: boolean;
  /** What is waited for. */
  text?: string | undefined;
}

/** Over the whole page while something must not be disturbed: an order, a payment. It keeps presses away at once, and is seen by `useMinimumDuration`. */
export function Loader({ open, text }: LoaderProps) {
  const words = useWords(primitivesText);
  const wait = text ?? words.loading;
  useStyles(css);
  const dialog = useRef<HTMLDialogElement>(null);
  const { isOpen, isSeen } = useMinimumDuration(open);
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
      aria-label={wait}
      aria-busy="true"
      onCancel={stay}
      onKeyDown={keepOpen}
    >
      <i aria-hidden="true" />
      <p role="status" tabIndex={-1}>
        {isSeen ? wait : null}
      </p>
    </dialog>
  );
}

// browsers let a second Esc through although "cancel" was prevented
function keepOpen(event: { key: string; preventDefault: () => void }): void {
  if (event.key === 'Escape') event.preventDefault();
}
