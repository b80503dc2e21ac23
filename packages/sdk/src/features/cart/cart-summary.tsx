import type { PxError } from '@prosperx/core/errors';
import { addPaise, type Paise } from '@prosperx/core/money';
import { RISK_WARNING } from '@prosperx/core/regulation';
import { useWhose } from '#data/use-audience.js';
import { useSession } from '#data/use-session.js';
import { Button } from '#ui/button.js';
import { Money } from '#ui/money.js';
import { SumList } from '#ui/sum-list.js';
import { useWidget } from '#widget/context.js';
import { cartText } from './cart.text.js';
import { CompleteProfile, OrderRefused } from './order-refused.js';
import type { CartEdits, EditedItem } from './use-cart-edits.js';

interface CartSummaryProps {
  readonly edits: CartEdits;
  readonly isPlacing: boolean;
  /** Why the last try with this cart was refused; null: it was not. */
  readonly refusal: PxError | null;
  readonly onPlace: () => void;
}

const sumOf = (rows: readonly EditedItem[], type: string): Paise =>
  addPaise(...rows.filter(({ item }) => item.investmentType === type).map(({ item }) => item.totalAmount));

/** What is to be paid now and later, and the way on, or why there is none. */
export function CartSummary(props: CartSummaryProps) {
  const { edits, refusal } = props;
  const lumpsum = sumOf(edits.rows, 'LUMPSUM');
  const instalments = sumOf(edits.rows, 'SIP');
  return (
    <aside className="cart__side">
      <div className="cart__card">
        <p className="cart__pay">
          <span>{cartText.payNow}</span>
          <Money amount={addPaise(lumpsum, instalments)} size="hero" />
        </p>
        <SumList
          lines={[
            { term: cartText.lumpsum, value: <Money amount={lumpsum} /> },
            { term: cartText.firstInstalments, value: <Money amount={instalments} /> },
            { term: cartText.thenMonthly, value: <Money amount={instalments} /> },
          ]}
        />
        <PlaceOrder {...props} />
        {refusal && <OrderRefused error={refusal} />}
      </div>
      <p className="cart__warning">{RISK_WARNING}</p>
    </aside>
  );
}

function PlaceOrder({ edits, isPlacing, onPlace }: CartSummaryProps) {
  const { status, user, advisor } = useSession();
  const { navigate } = useWidget();
  const whose = useWhose();
  const wrong = edits.rows.filter(({ errors }) => Object.keys(errors).length > 0).length;
  if (status === 'visitor') {
    return (
      <Button variant="primary" size="lg" block onClick={() => navigate('/login', { to: '/cart-review' })}>
        {advisor ? cartText.chooseCustomer : cartText.logIn}
      </Button>
    );
  }
  const isOpen = status !== 'signed_in' || user?.registeredWithBse === 3;
  const reason = wrong > 0 ? cartText.correct(wrong) : isOpen ? undefined : cartText.notRegistered(whose);
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        busy={isPlacing || edits.isSaving}
        disabledReason={status === 'signed_in' ? reason : undefined}
        onClick={onPlace}
      >
        {cartText.placeOrder}
      </Button>
      {!isOpen && <CompleteProfile />}
    </>
  );
}
