import { type OrderInProgress, orderSetText } from '@prosperx/core/order';
import { PaymentDeadline } from '#domain/payment/payment-deadline.js';
import { Badge } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Facts } from '#primitives/display/card.js';
import { Money } from '#primitives/display/money.js';
import { Row } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { sipListText } from './sip-list.text.js';

/** SIPs that begin later and wait for their owner's code, each order with the way to it; nothing where there is none. */
export function AwaitingCode({ sets }: { readonly sets: readonly OrderInProgress[] }) {
  const text = useWords(sipListText);
  if (sets.length === 0) return null;
  return (
    <section className="sips__list" aria-label={text.unconfirmed}>
      <h2>{text.unconfirmed}</h2>
      {sets.map((set) => (
        <UnconfirmedOrder key={set.pxOrderNumber} set={set} />
      ))}
    </section>
  );
}

function UnconfirmedOrder({ set }: { readonly set: OrderInProgress }) {
  const { orders, amount, payableUntil, paymentUrl } = set;
  const text = useWords(sipListText);
  const { to_confirm: badge } = useWords(orderSetText);
  const { navigate } = useWidget();
  const names = orders.map(({ schemeName }) => schemeName).join(', ');
  const value = (
    <>
      <Money amount={amount} /> <small>{text.monthly}</small>
    </>
  );
  return (
    <article className="sips__sip" aria-label={names}>
      <header>
        <b>{names}</b>
        <Badge tone="warning">{badge}</Badge>
      </header>
      <Facts facts={[{ term: text.amount, value }]} boxed />
      <Row gap={3}>
        {paymentUrl !== null && (
          <Button
            size="sm"
            variant="primary"
            aria-label={text.confirmOf(names)}
            onClick={() => navigate('/order-summary', { paymentUrl })}
          >
            {text.confirm}
          </Button>
        )}
        <span className="px-muted px-small">{text.unconfirmedText}</span>
        <PaymentDeadline until={payableUntil} isFree />
      </Row>
    </article>
  );
}
