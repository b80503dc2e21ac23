import { formatDateShort } from '@prosperx/core/format';
import { ZERO_PAISE } from '@prosperx/core/money';
import type { OrderSet } from '@prosperx/core/order';
import { SipCoverNote } from '#domain/mandate/sip-cover-note.js';
import { PayBar } from '#domain/payment/pay-bar.js';
import { PaymentDeadline } from '#domain/payment/payment-deadline.js';
import type { CheckoutVerbs } from '#domain/payment/use-checkout.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Money } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { laterDebitsOf } from '#queries/order.js';
import { useWidget } from '#services/widget-context.js';
import { useAudienceWords } from '#session/use-audience.js';
import { confirmSipsText } from './confirm-sips.text.js';
import { ordersToPayText } from './order-summary.text.js';
import { useFirstInstalmentDate } from './use-first-instalment-date.js';

interface ConfirmSipsProps {
  readonly set: OrderSet;
  readonly checkout: CheckoutVerbs;
}

/** The way on for SIPs that begin later, where nothing is paid with them: the code that registers them. */
export function ConfirmSips({ set, checkout }: ConfirmSipsProps) {
  const { total } = useWords(ordersToPayText);
  const text = useWords(confirmSipsText);
  const words = useAudienceWords();
  const { navigate } = useWidget();
  const firstInstalmentDate = useFirstInstalmentDate(set.orders);
  const dates = [...new Set(set.orders.map(firstInstalmentDate))].flatMap((date) => date ?? []).sort();
  const confirm = () => checkout.confirm(() => navigate('/thank-you', { orderNo: set.pxOrderNumber }));
  return (
    <>
      <SipCoverNote sips={laterDebitsOf(set.orders)} opening="none" onTop />
      <div className="order-summary__card">
        <p className="order-summary__total">
          <span>{total}</span>
          <Money amount={ZERO_PAISE} size="hero" decimals={2} />
          <PaymentDeadline until={set.payableUntil} isFree />
        </p>
        {dates.length > 0 && <p>{text.debitsBegin(dates.map((date) => formatDateShort(date)))}</p>}
      </div>
      {checkout.problem && <Banner tone="danger">{checkout.problem}</Banner>}
      <p className="order-summary__muted">{text.codeRegisters(words)}</p>
      <PayBar term={total} amount={ZERO_PAISE} decimals={2}>
        <Button variant="primary" size="lg" block busy={checkout.isBusy} onClick={confirm}>
          {text.confirmSip}
        </Button>
      </PayBar>
    </>
  );
}
