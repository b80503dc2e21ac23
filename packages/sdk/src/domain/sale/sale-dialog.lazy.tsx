import { Dialog } from '#primitives/overlay/dialog.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { SaleFlow } from './sale-flow.js';
import { SaleGate } from './sale-gate.js';
import { saleText } from './sale.text.js';
import type { SaleKind } from './use-sale-form.js';

interface SaleDialogProps {
  /** The folio, as the portfolio has it. */
  readonly holding: { readonly folioNo: string; readonly metaData: { readonly isin: string } };
  readonly onClose: () => void;
}

/** The popup in which units of a folio are redeemed. */
export const RedeemDialog = (props: SaleDialogProps) => <SaleDialog {...props} kind="redeem" />;

/** The popup in which units of a folio are switched. */
export const SwitchDialog = (props: SaleDialogProps) => <SaleDialog {...props} kind="switch" />;

function SaleDialog({ kind, holding, onClose }: SaleDialogProps & { readonly kind: SaleKind }) {
  const text = useWords(saleText);
  const { folioNo, metaData } = holding;
  return (
    <SaleGate kind={kind} onClose={onClose}>
      <Dialog open onClose={onClose} title={kind === 'switch' ? text.switchTitle : text.redeemTitle}>
        <SaleFlow {...{ kind, folioNo }} isin={metaData.isin} onCancel={onClose} onDone={onClose} />
      </Dialog>
    </SaleGate>
  );
}
