import { Dialog } from '#primitives/overlay/dialog.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { InvestMore } from './invest-more-form.js';
import { investMoreText } from './invest-more.text.js';

interface InvestMoreDialogProps {
  readonly schemeId: string;
  readonly folioNo: string;
  readonly onClose: () => void;
}

/** The popup for an additional investment into a folio. */
export function InvestMoreDialog({ schemeId, folioNo, onClose }: InvestMoreDialogProps) {
  const text = useWords(investMoreText);
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <InvestMore {...{ schemeId, folioNo }} onCancel={onClose} onSaved={onClose} />
    </Dialog>
  );
}
