import { type Order, type OrderSetStatus, orderSetStatus } from '@prosperx/core/order';
import { failedInstalments } from '@prosperx/core/sip';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { SipCoverNote } from '#domain/mandate/sip-cover-note.js';
import { Icon } from '#primitives/display/icon.js';
import { alert, check } from '#primitives/icons/controls.js';
import { clock } from '#primitives/icons/features.js';
import { laterInstalmentsOf, readPaymentLink } from '#queries/order.js';
import { useExpired } from '#queries/cart.js';
import { useStyles } from '#theme/use-styles.js';
import css from './order-result.css?inline';
import type { OrderResultProps } from './order-result.js';
import { OrderTable } from './order-table.js';
import { ResultActions } from './result-actions.js';
import { resultText as text } from './result.text.js';

interface ResultProps extends OrderResultProps {
  readonly orders: readonly Order[];
}

/** What became of a number of orders, as they stand now: whatever the page was opened for, it says what is true of them. */
export function Result({ orders, orderNo, ...props }: ResultProps) {
  useStyles(css);
  const standing = orderSetStatus(orders);
  const link = readPaymentLink(orders[0]?.paymentUrl ?? '');
  useExpired(link && standing === 'expired' ? { cartId: link.cartId, orders } : null);
  const failed = standing === 'allotted' ? failedInstalments(orders) : null;
  const { title, lines } = failed ? text.instalmentsFailed(failed) : text.said[standing];
  const isFirstSip = standing === 'payment_failed' && orders.some(({ investmentType }) => investmentType === 'SIP');
  return (
    <section className="order-result">
      <div className="order-result__said" role="status">
        <Mark {...(failed ? FAILED : marks[standing])} />
        <div>
          <h2>{title}</h2>
          {reasonsOf(orders, standing).map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {isFirstSip && <p>{text.sipNote}</p>}
        </div>
      </div>
      <ResultActions standing={standing} orders={orders} {...props} />
      <SipCoverNote total={laterInstalmentsOf(orders)} />
      <div className="order-result__orders">
        <p className="order-result__muted">{text.orderNumber(orderNo)}</p>
        <OrderTable orders={orders} />
      </div>
      <p className="order-result__muted">{RISK_WARNING}</p>
    </section>
  );
}

/** Why the payment failed, in the bank's words: several orders are paid together, and fail for one reason. */
function reasonsOf(orders: readonly Order[], standing: OrderSetStatus): readonly string[] {
  const reasons = orders.map(({ paymentFailure }) => paymentFailure).filter(Boolean);
  return standing === 'payment_failed' ? [...new Set(reasons)] : [];
}

interface MarkProps {
  readonly tone: 'danger' | 'neutral' | 'success';
  readonly shape: string;
}

const FAILED: MarkProps = { tone: 'danger', shape: alert };
const BOUGHT: MarkProps = { tone: 'success', shape: check };
const WAITS: MarkProps = { tone: 'neutral', shape: clock };

const marks: Readonly<Record<OrderSetStatus, MarkProps>> = {
  waiting_for_exchange: WAITS,
  to_pay: WAITS,
  payment_failed: FAILED,
  being_paid: WAITS,
  paid: BOUGHT,
  allotted: BOUGHT,
  refused: FAILED,
  expired: FAILED,
  cancelled: { tone: 'neutral', shape: alert },
};

function Mark({ tone, shape }: MarkProps) {
  return (
    <span className="order-result__mark" data-tone={tone}>
      <Icon shape={shape} />
    </span>
  );
}
