import { Dialog } from '#primitives/overlay/dialog.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { SaleGate } from './sale-gate.js';
import { SaleFlow } from './sale-flow.js';
import { saleText } from './sale.text.js';
import type { Folio, SaleKind } from './use-sale-form.js';

interface SaleDialogProps extends Folio {
  readonly kind: SaleKind;
  readonly onClose: () => void;
}

/** The popup in which units of a folio are redeemed or switched. */
export function SaleDialog({ kind, onClose, ...folio }: SaleDialogProps) {
  const text = useWords(saleText);
  return (
    <SaleGate kind={kind} onClose={onClose}>
      <Dialog open onClose={onClose} title={kind === 'switch' ? text.switchTitle : text.redeemTitle}>
        <SaleFlow {...folio} kind={kind} onCancel={onClose} onDone={onClose} />
      </Dialog>
    </SaleGate>
  );
}
