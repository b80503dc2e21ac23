import type { Cart } from '@prosperx/core/cart';
import { hasDebits, isDebitedOnce } from '@prosperx/core/mandate';
import { addPaise, type Paise, subtractPaise } from '@prosperx/core/money';
import { isRegisteredWithBse, isRegistrationPending, isRegistrationRefused } from '@prosperx/core/registration';
import { useId, useRef } from 'react';
import { SipCoverNote } from '#domain/mandate/sip-cover-note.js';
import { PayBar } from '#domain/payment/pay-bar.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { lazy } from '#primitives/display/lazy.js';
import { Money } from '#primitives/display/money.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SumList } from '#primitives/display/sum-list.js';
import { FieldError } from '#primitives/form/field-error.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useCart, useRequestApproval } from '#queries/cart.js';
import { useRegistration } from '#queries/profile.js';
import { errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useAudienceWords } from '#session/use-audience.js';
import { useSession } from '#session/use-session.js';
import { amountOf, type EditedItem, isWrong } from './cart-edits.js';
import { cartText } from './cart.text.js';
import { CompleteProfile, OrderRefused } from './order-refused.js';
import type { CartEdits } from './use-cart-edits.js';
import type { Ordering } from './use-order.js';

const ProposeCart = lazy(async () => (await import('#domain/agent/propose.lazy.js')).ProposeCart);

/** Shown while the customer is asked: they answer elsewhere. */
const OFTEN = { refetchInterval: 5_000, refetchOnWindowFocus: 'always' } as const;

interface ApprovalProps {
  readonly cart: Cart;
  readonly order: Ordering;
}

/** Shows an advisor, until the customer has approved the cart, its state and the way to ask them. */
function Approval({ cart, order }: ApprovalProps) {
  const text = useWords(cartText).approval;
  const ask = useRequestApproval();
  const { agentStatus } = cart;
  const isAsked = agentStatus === 'PENDING';
  useCart(isAsked ? OFTEN : undefined);
  return (
    <>
      {agentStatus === 'AUTOCXL' && <Banner tone="warning">{text.expired}</Banner>}
      {cart.declined && (
        <div role="status">
          <Banner tone="warning" title={text.declined}>
            {text.declinedHelp}
          </Banner>
        </div>
      )}
      {isAsked && (
        <Banner tone="info" title={text.awaiting}>
          {text.asked}
        </Banner>
      )}
      {ask.error && (
        <div role="alert">
          <Banner tone="danger">{errorMessage(ask.error)}</Banner>
        </div>
      )}
      <Button
        variant={isAsked ? 'secondary' : 'primary'}
        size="lg"
        block
        busy={ask.isPending || order.isBusy}
        onClick={() => order.whenKept(({ encryptedCartId: cartId, version }) => ask.mutate({ cartId, version }))}
      >
        {isAsked || agentStatus === 'AUTOCXL' ? text.askAgain : text.ask}
      </Button>
      {!isAsked && <ProposeCart fallback={null} busy={order.isBusy} whenKept={order.whenKept} />}
    </>
  );
}

export interface CartSummaryProps {
  readonly cart: Cart;
  readonly edits: CartEdits;
  readonly order: Ordering;
}

const ofType = (rows: readonly EditedItem[], type: string) => rows.filter(({ item }) => item.investmentType === type);
const sumOf = (rows: readonly EditedItem[]): Paise => addPaise(...rows.map(amountOf));

/** Nothing of what the cart has nothing of. */
const line = (term: string, amount: Paise) => (amount > 0 ? [{ term, value: <Money amount={amount} /> }] : []);

/** Shows what is to be paid now and later, and the way on, or why there is none. */
export function CartSummary(props: CartSummaryProps) {
  const cartWords = useWords(cartText);
  const { edits, order } = props;
  const sips = ofType(edits.rows, 'SIP');
  const lumpsum = sumOf(ofType(edits.rows, 'LUMPSUM'));
  const instalments = sumOf(sips.filter(({ firstOrderToday }) => firstOrderToday));
  const debited = sips.filter((row) => hasDebits({ ...row, instalments: row.months }));
  const later = sumOf(debited);
  const once = sumOf(debited.filter((row) => isDebitedOnce({ ...row, instalments: row.months })));
  const total = addPaise(lumpsum, instalments);
  const isKnown = addPaise(total, later) > 0;
  const hasLater = sips.some(({ firstOrderToday }) => !firstOrderToday);
  return (
    <aside className="cart__side">
      <div className="cart__card">
        <div className="cart__sums">
          <p className="cart__pay">
            <span>{cartWords.toPay}</span>
            {isKnown ? <Money amount={total} size="hero" /> : cartWords.notKnown}
          </p>
          <SumList
            lines={[
              ...line(cartWords.lumpsum, lumpsum),
              ...line(cartWords.firstInstalments, instalments),
              ...line(total > 0 ? cartWords.thenMonthly : cartWords.laterMonthly, subtractPaise(later, once)),
              ...line(cartWords.debitedOnce, once),
            ]}
          />
          <SipCoverNote
            sips={debited.map((row) => ({ ...row, amount: amountOf(row) }))}
            opening={hasLater ? 'needed' : 'firstOnly'}
            onTop
          />
        </div>
        <PayBar term={cartWords.toPay} amount={total} none={isKnown ? undefined : cartWords.notKnown}>
          <PlaceOrder {...props} />
          {order.refusal && <OrderRefused error={order.refusal} />}
        </PayBar>
      </div>
      <p className="cart__warning">
        <RiskWarning />
      </p>
    </aside>
  );
}

/** The one way on from the cart. It stays where it is and can be pressed while changes are being kept: what is pressed is done after that. */
function PlaceOrder({ cart, edits, order }: CartSummaryProps) {
  const cartWords = useWords(cartText);
  const { status, user, advisor } = useSession();
  const { navigate } = useWidget();
  const words = useAudienceWords();
  const id = useId();
  const wrong = edits.rows.filter(isWrong).length;
  const isVisitor = status === 'visitor';
  const isOpen = status !== 'signed_in' || isRegisteredWithBse(user);
  useRegistration(!isOpen);
  const wasClosed = useRef(false);
  if (!isOpen) wasClosed.current = true;
  // what could not be ordered then is not asked about
  if (!isVisitor && advisor && isOpen && cart.agentStatus !== 'APPROVED' && wrong === 0)
    return <Approval cart={cart} order={order} />;
  const isRefused = isRegistrationRefused(user);
  const isSent = isRegistrationPending(user);
  const why = isSent ? cartWords.registering : isRefused ? cartWords.exchangeRefused : cartWords.notRegistered;
  const toLogin = () => order.whenKept(() => navigate('/login', { to: '/cart-review' }));
  const login = advisor ? cartWords.chooseCustomer : cartWords.logIn;
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        busy={order.isBusy}
        disabledReason={isOpen ? undefined : why(words)}
        aria-describedby={wrong > 0 ? id : undefined}
        onClick={isVisitor ? toLogin : order.place}
      >
        {isVisitor ? login : cartWords.placeOrder}
      </Button>
      {advisor && cart.agentStatus === 'APPROVED' && wrong === 0 && (
        <div role="status">
          <Banner tone="success">{cartWords.approval.given}</Banner>
        </div>
      )}
      {wrong > 0 && isOpen && <FieldError id={id}>{cartWords.correct(wrong)}</FieldError>}
      {!isOpen && !isSent && <CompleteProfile isRefused={isRefused} />}
      <span role="status">{wasClosed.current && isOpen && cartWords.registered(words)}</span>
    </>
  );
}
