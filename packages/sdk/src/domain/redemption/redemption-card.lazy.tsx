import { ownCardText } from '#domain/query-state/own-card.text.js';
import { Card } from '#primitives/display/card.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { RedemptionFlow, type RedemptionFlowProps } from './redemption-flow.js';
import { RedemptionGate } from './redemption-gate.js';

/** Redeems or switches units in place, as a card of a page; what an advisor is asked first comes before it. */
export function RedemptionCard(props: RedemptionFlowProps) {
  const words = useWords(ownCardText);
  return (
    <RedemptionGate kind={props.kind} onClose={props.onDone}>
      <Card title={words[props.kind].title}>
        <RedemptionFlow {...props} />
      </Card>
    </RedemptionGate>
  );
}
