import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { IconButton } from '#primitives/display/icon.js';
import { nativeEvent } from '#primitives/hooks/native-event.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { close as closeIcon } from '#primitives/icons/controls.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { useBeforePaint, useStyles } from '#theme/use-styles.js';
import css from './dialog.css?inline';

export interface DialogProps {
  open: boolean;
  /** Asked for by Esc, by the close button, or by a press outside. The owner decides and sets `open`. Not asked while a button in it is busy: who left what is being sent would not hear what becomes of it. */
  onClose: () => void;
  title: string;
  /** Seen in place of the words of the title. */
  face?: ReactNode;
  /** One line below the title. */
  subtitle?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  size?: 'lg' | undefined;
  /** A press outside closes as well: for a choice, not for a form that would be lost. */
  lightDismiss?: boolean | undefined;
  /** Interrupts to be answered: read out whole, and without a close button, so that one of `actions` is its answer. Esc asks `onClose` still. */
  alert?: boolean | undefined;
  /** An alert that may be left as it is: it has its close button. */
  canWait?: boolean | undefined;
  children?: ReactNode;
}

/** Opens and closes the native dialog; focus starts on its title and goes back to where it was. */
function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [ignored, setIgnored] = useState(0);
  const isBusy = () => dialog.current?.querySelector('.px-btn[aria-busy]') != null;
  /** Counts a press that is ignored while a button is busy. */
  const ignores = () => {
    const is = isBusy();
    if (is) setIgnored((before) => before + 1);
    return is;
  };
  // what is said of it goes with it
  useBeforePaint(() => {
    if (ignored > 0 && !isBusy()) setIgnored(0);
  });
  const leave = () => {
    if (!ignores()) onClose();
  };
  const latest = useLatest(leave);
  useBeforePaint(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    const opener = root.activeElement as HTMLElement | null;
    const show = () => {
      element.showModal();
      title.current?.focus();
    };
    // at a second Esc or step back the browser closes it unasked: it stands until its owner takes it away
    const closed = () => {
      if (element.open) return;
      show();
      latest.current();
    };
    show();
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      element.close();
      if (!opener?.isConnected) return;
      opener.focus();
      // the page below may have grown meanwhile
      opener.scrollIntoView?.({ block: 'nearest' });
    };
  }, [open, latest]);
  return { dialog, title, ignores, ignored, leave };
}

// the dialog itself, not something in it; its backdrop belongs to it
const isOwn = (event: SyntheticEvent) => nativeEvent(event).composedPath()[0] === event.currentTarget;

/** A question or a short form over the page: a sheet from below on a phone, a box in the middle elsewhere. */
export function Dialog(props: DialogProps) {
  const text = useWords(primitivesText);
  const { open, onClose, title, face, subtitle, actions, size, lightDismiss, alert, canWait, children } = props;
  useStyles(css);
  const id = useId();
  const { ignores, ignored, leave, ...refs } = useModal(open, onClose);
  const pressedOutside = useRef(false);
  // a cancelled file picker inside also fires "cancel", and it bubbles
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    leave();
  };
  // no button of it does anything meanwhile, whether it closes it or not: that is seen, and said to who presses one
  const keepPress = (event: SyntheticEvent) => {
    if (!ignores()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <dialog
      ref={refs.dialog}
      className="px-dialog"
      data-size={size}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={alert ? `${id}-text` : undefined}
      onCancel={cancel}
      onClickCapture={keepPress}
      // a text selection that ends outside is no press outside: it must begin there as well
      onMouseDown={(event) => {
        pressedOutside.current = isOwn(event);
      }}
      onClick={(event) => {
        if (lightDismiss && pressedOutside.current && isOwn(event)) onClose();
      }}
    >
      {open && (
        <>
          {ignored > 0 && (
            // it is put in anew with each press: screen readers read it again
            <p key={ignored} className="px-vh" role="alert">
              {text.wait}
            </p>
          )}
          <header>
            <div>
              <h2 id={id} ref={refs.title} tabIndex={-1} aria-label={face ? title : undefined}>
                {face ?? title}
              </h2>
              {subtitle && <p>{subtitle}</p>}
            </div>
            {(!alert || canWait) && <IconButton shape={closeIcon} label={text.close} onClick={onClose} />}
          </header>
          <div className="px-dialog__body" id={`${id}-text`}>
            {children}
          </div>
          {actions && <footer>{actions}</footer>}
        </>
      )}
    </dialog>
  );
}
