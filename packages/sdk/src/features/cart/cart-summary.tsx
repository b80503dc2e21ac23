import { addPaise, type Paise } from '@prosperx/core/money';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import type { Cart } from '@prosperx/core/cart';
import { laterInstalments } from '@prosperx/core/mandate';
import { Money } from '#primitives/display/money.js';
import { PayBar } from '#domain/payment/pay-bar.js';
import { SipCoverNote } from '#domain/mandate/sip-cover-note.js';
import { SumList } from '#primitives/display/sum-list.js';
import { amountOf, type EditedItem } from './cart-edits.js';
import { cartText } from './cart.text.js';
import { OrderRefused } from './order-refused.js';
import { PlaceOrder } from './place-order.js';
import type { CartEdits } from './use-cart-edits.js';
import type { Ordering } from './use-order.js';

export interface CartSummaryProps {
  readonly cart: Cart;
  readonly edits: CartEdits;
  readonly order: Ordering;
}

const ofType = (rows: readonly EditedItem[], type: string) => rows.filter(({ item }) => item.investmentType === type);
const sumOf = (rows: readonly EditedItem[]): Paise => addPaise(...rows.map(amountOf));

/** Nothing of what the cart has nothing of. */
const line = (term: string, amount: Paise) => (amount > 0 ? [{ term, value: <Money amount={amount} /> }] : []);

/** What is to be paid now and later, and the way on, or why there is none. */
export function CartSummary(props: CartSummaryProps) {
  const { edits, order } = props;
  const sips = ofType(edits.rows, 'SIP');
  const lumpsum = sumOf(ofType(edits.rows, 'LUMPSUM'));
  const instalments = sumOf(sips);
  const later = laterInstalments(sips.map((row) => ({ amount: amountOf(row), instalments: row.months })));
  const total = addPaise(lumpsum, instalments);
  return (
    <aside className="cart__side">
      <div className="cart__card">
        <div className="cart__sums">
          <p className="cart__pay">
            <span>{cartText.payNow}</span>
            {total > 0 ? <Money amount={total} size="hero" /> : cartText.notKnown}
          </p>
          <SumList
            lines={[
              ...line(cartText.lumpsum, lumpsum),
              ...line(cartText.firstInstalments, instalments),
              ...line(cartText.thenMonthly, later),
            ]}
          />
          <SipCoverNote total={later} />
        </div>
        <PayBar term={cartText.payNow} amount={total} none={cartText.notKnown}>
          <PlaceOrder {...props} />
        </PayBar>
        {order.refusal && <OrderRefused error={order.refusal} />}
      </div>
      <p className="cart__warning">{RISK_WARNING}</p>
    </aside>
  );
}
