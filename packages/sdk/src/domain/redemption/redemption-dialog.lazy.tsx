import { ownCardText } from '#domain/query-state/own-card.text.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { RedemptionFlow } from './redemption-flow.js';
import { RedemptionGate } from './redemption-gate.js';
import type { RedemptionKind } from './use-redemption-form.js';

interface RedemptionDialogProps {
  /** The folio, as the portfolio has it. */
  readonly holding: { readonly folioNo: string; readonly metaData: { readonly isin: string } };
  readonly onClose: () => void;
}

/** The popup in which units of a folio are redeemed. */
export const RedeemDialog = (props: RedemptionDialogProps) => <RedemptionDialog {...props} kind="redeem" />;

/** The popup in which units of a folio are switched. */
export const SwitchDialog = (props: RedemptionDialogProps) => <RedemptionDialog {...props} kind="switch" />;

function RedemptionDialog({ kind, holding, onClose }: RedemptionDialogProps & { readonly kind: RedemptionKind }) {
  const words = useWords(ownCardText);
  const { folioNo, metaData } = holding;
  return (
    <RedemptionGate kind={kind} onClose={onClose}>
      <Dialog open onClose={onClose} title={words[kind].title}>
        <RedemptionFlow {...{ kind, folioNo }} isin={metaData.isin} onCancel={onClose} onDone={onClose} />
      </Dialog>
    </RedemptionGate>
  );
}
