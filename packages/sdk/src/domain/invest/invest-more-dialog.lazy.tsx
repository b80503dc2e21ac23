import { ownCardText } from '#domain/query-state/own-card.text.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { InvestMore } from './invest-more-form.js';

interface InvestMoreDialogProps {
  /** The folio, as the portfolio has it. */
  readonly holding: { readonly folioNo: string; readonly metaData: { readonly schemeId: string } };
  readonly onClose: () => void;
}

/** The popup for an additional investment into a folio. */
export function InvestMoreDialog({ holding, onClose }: InvestMoreDialogProps) {
  const text = useWords(ownCardText).investMore;
  const { folioNo, metaData } = holding;
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <InvestMore schemeId={metaData.schemeId} folioNo={folioNo} onCancel={onClose} onSaved={onClose} />
    </Dialog>
  );
}
