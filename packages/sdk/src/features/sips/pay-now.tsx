import type { RunningSip } from '@prosperx/core/sip';
import { Button } from '#primitives/display/button.js';
import { Row } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { leadsToPayment, useOrdersInProgress } from '#queries/order.js';
import { useWidget } from '#services/widget-context.js';
import { sipListText } from './sip-list.text.js';

/** The way to the payment of a first instalment, where its order says one. */
export function PayNow({ sip: { scheme, history } }: { readonly sip: RunningSip }) {
  const text = useWords(sipListText);
  const { navigate } = useWidget();
  const { data: sets = [] } = useOrdersInProgress(true);
  const set = sets.find(({ pxOrderNumber }) => pxOrderNumber === history[0]?.pxOrderNumber);
  const paymentUrl = set && leadsToPayment(set) ? set.paymentUrl : null;
  return (
    <Row gap={3}>
      {paymentUrl && (
        <Button
          size="sm"
          variant="primary"
          aria-label={text.payNowOf(scheme.schemeName)}
          onClick={() => navigate('/order-summary', { paymentUrl })}
        >
          {text.payNow}
        </Button>
      )}
      <span className="px-muted px-small">{text.unpaidText}</span>
    </Row>
  );
}
