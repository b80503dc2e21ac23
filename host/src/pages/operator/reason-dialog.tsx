import { checkReason, operatorErrorText, REASON_LENGTH, type ReasonFault } from '@prosperx/core/operator';
import { Banner, Button, Dialog, TextArea, useFirstWrong } from '@prosperx/sdk/site/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { operatorText } from './operator.text.js';

const text = operatorText.reason;

interface ReasonDialogProps {
  readonly title: string;
  readonly action: string;
  readonly isDanger?: boolean | undefined;
  /** Another operator approves it before it is done. */
  readonly asksSecond?: boolean | undefined;
  readonly busy: boolean;
  readonly onAct: (reason: string) => void;
  readonly onClose: () => void;
  /** What is acted on, and what comes of it. */
  readonly children: ReactNode;
}

/** Asks why, before anything is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, action, isDanger, asksSecond, busy, onAct, onClose, children } = props;
  const id = useId();
  const [reason, setReason] = useState('');
  const [tries, setTries] = useState(0);
  const form = useFirstWrong<HTMLFormElement>(tries);
  const fault: ReasonFault | null = checkReason(reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (fault === null && !busy) onAct(reason.trim());
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className="x-op__stack" noValidate onSubmit={submit}>
        {children}
        {asksSecond && <Banner tone="info">{text.second}</Banner>}
        <TextArea
          label={text.label}
          note={`${[...reason.trim()].length} / ${REASON_LENGTH.most}`}
          hint={text.hint}
          value={reason}
          onInput={setReason}
          error={tries > 0 && fault !== null ? operatorErrorText[fault] : undefined}
        />
      </form>
    </Dialog>
  );
}
