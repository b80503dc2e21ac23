import type { PaymentMode } from '@prosperx/core/payment';
import { Button } from '#primitives/display/button.js';
import { payText as text } from './pay.text.js';

interface OtherWayProps {
  readonly mode: PaymentMode;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** The way out of a payment that is under way. */
export const OtherWay = ({ mode, busy, onChoose }: OtherWayProps) => (
  <div className="payment__other">
    <Button busy={busy} onClick={onChoose}>
      {text.otherwise}
    </Button>
    <p className="payment__muted">{text.otherwiseNote[mode]}</p>
  </div>
);
