import { Card } from '#primitives/display/card.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { SaleFlow, type SaleFlowProps } from './sale-flow.js';
import { SaleGate } from './sale-gate.js';
import { saleText } from './sale.text.js';

/** Redeems or switches units in place, as a card of a page; what an advisor is asked first comes before it. */
export function SaleCard(props: SaleFlowProps) {
  const text = useWords(saleText);
  return (
    <SaleGate kind={props.kind} onClose={props.onDone}>
      <Card title={props.kind === 'switch' ? text.switchTitle : text.redeemTitle}>
        <SaleFlow {...props} />
      </Card>
    </SaleGate>
  );
}
