import { useEffect, useRef, useState } from 'react';
import { useBeforePaint } from '#theme/use-before-paint.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import css from './flash.css?inline';
import { Icon } from './icon.js';
import { check } from './icons/check.js';
import { close } from './icons/close.js';

export interface FlashMessage {
  /** Another number for each message, so that the same words twice are two messages. */
  readonly id: number;
  readonly tone: 'error' | 'success';
  readonly message: string;
  /** Milliseconds. */
  readonly duration: number;
}

export interface FlashProps {
  flash: FlashMessage | null;
  onHide: () => void;
}

/** A message near the top of the page that leaves by itself, but not while the pointer rests on it. One region a page. */
export function Flash({ flash, onHide }: FlashProps) {
  useRichStyles(css);
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const id = flash?.id;

  useBeforePaint(() => {
    // in the top layer, since a message may be about the dialog that is open
    if (id !== undefined) box.current?.showPopover?.();
    else box.current?.hidePopover?.();
    setHeld(false);
  }, [id]);
  useEffect(() => {
    if (!flash || held) return;
    const timer = setTimeout(onHide, flash.duration);
    return () => clearTimeout(timer);
  }, [flash, held, onHide]);

  const spoken = (tone: FlashMessage['tone']) => (flash?.tone === tone ? flash.message : null);
  return (
    <>
      <p className="px-vh" role="status">
        {spoken('success')}
      </p>
      <p className="px-vh" role="alert">
        {spoken('error')}
      </p>
      <div
        ref={box}
        className="px-flash"
        popover="manual"
        aria-hidden="true"
        data-tone={flash?.tone}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
      >
        <span>
          <Icon shape={flash?.tone === 'error' ? close : check} />
        </span>
        {flash?.message}
      </div>
    </>
  );
}
