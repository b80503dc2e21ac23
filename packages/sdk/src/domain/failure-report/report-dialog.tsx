import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { reportText } from './report-dialog.text.js';

interface ReportDialogProps {
  open: boolean;
  /** We know whom to call. */
  isKnown?: boolean;
  onClose: () => void;
}

/** After an error was reported: an expert will call, where we know whom. */
export function ReportDialog({ open, isKnown, onClose }: ReportDialogProps) {
  const reportWords = useWords(reportText);
  const done = (
    <Button variant="primary" onClick={onClose}>
      {reportWords.done}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title={reportWords.title} actions={done} alert>
      <p>{isKnown ? reportWords.text : reportWords.textForVisitor}</p>
    </Dialog>
  );
}
