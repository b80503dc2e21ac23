import { formatDateShort } from '@prosperx/core/format';
import type { Mandate } from '@prosperx/core/mandate';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { mandateListText } from './mandate-list.text.js';

interface CancelDialogProps {
  readonly mandate: Mandate;
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
}

/** Asks before a mandate is cancelled, and says what hangs on it. */
export function CancelDialog({ mandate: { sips }, busy, onKeep, onCancel }: CancelDialogProps) {
  const text = useWords(mandateListText);
  const { count, uncovered, nextDate } = sips;
  const next = nextDate && formatDateShort(nextDate);
  return (
    <Dialog
      open
      onClose={onKeep}
      title={text.cancelTitle}
      alert
      canWait
      actions={
        <>
          <Button onClick={onKeep}>{text.keep}</Button>
          <Button variant="danger" busy={busy} onClick={onCancel}>
            {text.cancelIt}
          </Button>
        </>
      }
    >
      <p>{count === 0 ? text.nothing : `${text.depends(count, next)} ${text.uncovered(uncovered, count)}`}</p>
    </Dialog>
  );
}
