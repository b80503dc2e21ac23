import { Card } from '#primitives/display/card.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { RedemptionFlow, type RedemptionFlowProps } from './redemption-flow.js';
import { RedemptionGate } from './redemption-gate.js';
import { redemptionText } from './redemption.text.js';

/** Redeems or switches units in place, as a card of a page; what an advisor is asked first comes before it. */
export function RedemptionCard(props: RedemptionFlowProps) {
  const text = useWords(redemptionText);
  return (
    <RedemptionGate kind={props.kind} onClose={props.onDone}>
      <Card title={props.kind === 'switch' ? text.switchTitle : text.redeemTitle}>
        <RedemptionFlow {...props} />
      </Card>
    </RedemptionGate>
  );
}
