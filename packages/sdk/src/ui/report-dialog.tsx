import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { reportText as text } from './interruptions.text.js';

export interface ReportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** After an error was reported: an expert will call (specification, platform, section 8). */
export function ReportDialog({ open, onClose }: ReportDialogProps) {
  const done = (
    <Button variant="primary" onClick={onClose}>
      {text.done}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title={text.title} actions={done} alert>
      <p>{text.text}</p>
    </Dialog>
  );
}
