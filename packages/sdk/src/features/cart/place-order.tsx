import { isRegisteredWithBse, isRegistrationRefused } from '@prosperx/core/profile';
import { useId } from 'react';
import { useWhose } from '#session/use-audience.js';
import { useSession } from '#session/use-session.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { FieldError } from '#primitives/form/field-error.js';
import { useWidget } from '#api/widget-context.js';
import { Approval } from './approval.js';
import { isWrong } from './cart-edits.js';
import type { CartSummaryProps } from './cart-summary.js';
import { cartText } from './cart.text.js';
import { CompleteProfile } from './order-refused.js';

/** The one way on from the cart. It stays where it is and can be pressed while changes are being kept: what is pressed is done after that. */
export function PlaceOrder({ cart, edits, order }: CartSummaryProps) {
  const { status, user, advisor } = useSession();
  const { navigate } = useWidget();
  const whose = useWhose();
  const id = useId();
  const wrong = edits.rows.filter(isWrong).length;
  const isVisitor = status === 'visitor';
  const isOpen = status !== 'signed_in' || isRegisteredWithBse(user);
  // what could not be ordered then is not asked about
  if (!isVisitor && advisor && isOpen && cart.agentStatus !== 'APPROVED' && wrong === 0)
    return <Approval cart={cart} order={order} />;
  const isRefused = isRegistrationRefused(user);
  const why = isRefused ? cartText.exchangeRefused(whose) : cartText.notRegistered(whose);
  const toLogin = () => order.whenKept(() => navigate('/login', { to: '/cart-review' }));
  const login = advisor ? cartText.chooseCustomer : cartText.logIn;
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        busy={order.isBusy}
        disabledReason={isOpen ? undefined : why}
        aria-describedby={wrong > 0 ? id : undefined}
        onClick={isVisitor ? toLogin : order.place}
      >
        {isVisitor ? login : cartText.placeOrder}
      </Button>
      {advisor && cart.agentStatus === 'APPROVED' && wrong === 0 && (
        <div role="status">
          <Banner tone="success">{cartText.approval.given}</Banner>
        </div>
      )}
      {wrong > 0 && isOpen && <FieldError id={id}>{cartText.correct(wrong)}</FieldError>}
      {!isOpen && <CompleteProfile isRefused={isRefused} />}
    </>
  );
}
