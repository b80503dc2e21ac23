import { formatMoney } from '@prosperx/core/format';
import { payableAmount, type OrderSet } from '@prosperx/core/order';
import { useState } from 'react';
import { PaymentDeadline } from '#domain/payment/payment-deadline.js';
import { ShareDialog } from '#domain/share/share-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { Money } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { share } from '#primitives/icons/controls.js';
import { useSharePayment } from '#queries/payment.js';
import { customerPaysText } from './customer-pays.text.js';
import { ordersToPayText } from './order-summary.text.js';

/** The way on for an advisor: their customer is sent the link, and confirms and pays there, with an OTP of their own. */
export function CustomerPays({ set }: { readonly set: OrderSet }) {
  const { total } = useWords(ordersToPayText);
  const text = useWords(customerPaysText);
  const amount = payableAmount(set.orders);
  return (
    <>
      <div className="order-summary__card">
        <p className="order-summary__total">
          <span>{total}</span>
          <Money amount={amount} size="hero" decimals={2} />
          <PaymentDeadline until={set.payableUntil} isFree={amount === 0} />
        </p>
        <p>{amount === 0 ? text.confirms : text.pays(formatMoney(amount, 2))}</p>
      </div>
      {set.paymentUrl !== null && <ShareLink paymentUrl={set.paymentUrl} isPrimary />}
    </>
  );
}

interface ShareLinkProps {
  readonly paymentUrl: string;
  readonly isPrimary?: boolean;
}

/** Lets an advisor send the link to the customer: by email, by text message, or in a way of their own. */
export function ShareLink({ paymentUrl, isPrimary = false }: ShareLinkProps) {
  const text = useWords(ordersToPayText);
  const { make, send } = useSharePayment(paymentUrl);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        block
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        {...(isPrimary && ({ variant: 'primary', size: 'lg' } as const))}
      >
        <Icon shape={share} />
        {text.share}
      </Button>
      <ShareDialog
        open={open}
        onClose={() => setOpen(false)}
        message=""
        url=""
        make={make}
        sender={{ send }}
        sentMessage={text.shared}
        failedMessage={text.notShared}
      />
    </>
  );
}
