import { Button } from '#primitives/display/button.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { reportText as text } from './order-dialogs.text.js';

export interface ReportDialogProps {
  open: boolean;
  /** We know whom to call. */
  isKnown?: boolean;
  onClose: () => void;
}

/** After an error was reported: an expert will call (specification, platform, section 8), where we know whom. */
export function ReportDialog({ open, isKnown, onClose }: ReportDialogProps) {
  const done = (
    <Button variant="primary" onClick={onClose}>
      {text.done}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title={text.title} actions={done} alert>
      <p>{isKnown ? text.text : text.textForVisitor}</p>
    </Dialog>
  );
}
