import { awaitsCode, type OrderSet } from '@prosperx/core/order';
import { useId } from 'react';
import { SipCoverNote, type SipCoverNoteProps } from '#domain/mandate/sip-cover-note.js';
import { totalOf, useSipCover } from '#domain/mandate/use-sip-cover.js';
import { BankFrame } from '#domain/payment/bank-frame.js';
import { PayBar } from '#domain/payment/pay-bar.js';
import { PaymentDeadline } from '#domain/payment/payment-deadline.js';
import type { PaymentProgressProps } from '#domain/payment/payment-progress.lazy.js';
import { abandonedPaymentText } from '#domain/payment/payment-state.text.js';
import type { CheckoutEvents, CheckoutVerbs } from '#domain/payment/use-checkout.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { lazy } from '#primitives/display/lazy.js';
import { Money } from '#primitives/display/money.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { FieldError } from '#primitives/form/field-error.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Loader } from '#primitives/overlay/loader.js';
import {
  coverOpening,
  isPaymentAbandoned,
  laterDebitsOf,
  payableOrders,
  paymentBlockReason,
  type PaymentLink,
} from '#queries/order.js';
import { useRestoreOrders } from '#queries/restore-orders.js';
import { useAudienceWords } from '#session/use-audience.js';
import { useSession } from '#session/use-session.js';
import { ordersToPayText } from './order-summary.text.js';
import { type PayFormState, PayModes, usePayForm } from './pay-modes.js';

interface PayPanelProps {
  readonly link: PaymentLink;
  readonly set: OrderSet;
  readonly checkout: CheckoutVerbs;
  readonly onSettled?: CheckoutEvents['onSettled'];
}

/** Shows what is to be paid and how; or what stands in the way. */
export function PayPanel(props: PayPanelProps) {
  const { step, tryAgain } = props.checkout;
  if (step.name === 'separate_window')
    return <PaymentInOtherWindow payment={step.payment} onSettled={props.onSettled} onRetry={tryAgain} />;
  return step.name === 'bank_page' ? <BankFrame html={step.html} /> : <ToPay {...props} />;
}

const PaymentProgress = lazy(async () => (await import('#domain/payment/payment-progress.lazy.js')).PaymentProgress);
/** What is said of orders that cannot be paid now. */
const PaymentBlocked = lazy(async () => (await import('#domain/payment/payment-blocked.lazy.js')).PaymentBlocked);

/** The way on where nothing is paid now. */
const ConfirmSips = lazy(async () => (await import('./confirm-sips.lazy.js')).ConfirmSips);

/** How the mandate of the first step is approved. */
const AutoPayHow = lazy(async () => (await import('./auto-pay-how.lazy.js')).AutoPayHow);

/** What an advisor does in place of paying, and besides it. */
const CustomerPays = lazy(async () => (await import('./customer-pays.lazy.js')).CustomerPays);
const ShareLink = lazy(async () => (await import('./customer-pays.lazy.js')).ShareLink);

/** A payment that goes on in a window of its own. */
function PaymentInOtherWindow(props: PaymentProgressProps) {
  return (
    <aside className="order-summary__side">
      <PaymentProgress {...props} />
    </aside>
  );
}

function ToPay({ link, set, checkout }: PayPanelProps) {
  const text = useWords(ordersToPayText);
  const { lateMoney } = useWords(abandonedPaymentText);
  const blockReason = paymentBlockReason(set);
  const form = usePayForm(link, checkout);
  const { advisor } = useSession();
  const failure = payableOrders(set).find(({ paymentFailure }) => paymentFailure)?.paymentFailure;
  useRestoreOrders(set);
  return (
    <aside className="order-summary__side">
      {blockReason ? (
        <PaymentBlocked reason={blockReason} set={set} onFollow={checkout.follow} />
      ) : advisor && !set.confirmed ? (
        <CustomerPays set={set} />
      ) : checkout.amount === 0 ? (
        <ConfirmSips set={set} checkout={checkout} />
      ) : (
        <>
          {failure && (
            <Banner title={text.lastFailed}>
              {failure} {isPaymentAbandoned(payableOrders(set)) ? lateMoney : text.lastRefund}
            </Banner>
          )}
          <AutoPayStep
            sips={laterDebitsOf(set.orders)}
            opening={coverOpening(set.orders)}
            onTop={set.orders.every(({ paymentState }) => paymentState !== 'not_due')}
          />
          <div className="order-summary__card">
            <p className="order-summary__total">
              <span>{text.total}</span>
              <Money amount={checkout.amount} size="hero" decimals={2} />
              <PaymentDeadline until={set.payableUntil} />
            </p>
            <p className="order-summary__question">{text.howToPay}</p>
            <PayModes form={form} />
          </div>
          <Pay form={form} set={set} checkout={checkout} />
        </>
      )}
      <p className="order-summary__muted">
        <RiskWarning />
      </p>
      <Loader open={checkout.step.name === 'leaving'} text={leavingText(form.mode, text)} />
    </aside>
  );
}

/** The step before the payment of orders with SIPs: the mandate that pays for what comes after it. It may be taken later. */
function AutoPayStep(props: Required<SipCoverNoteProps>) {
  const { sips, onTop } = props;
  const text = useWords(ordersToPayText);
  const cover = useSipCover(sips, onTop)?.cover;
  if (!cover) return null;
  if (cover === 'covered' || cover === 'under_way') return <SipCoverNote {...props} />;
  return (
    <>
      <p className="order-summary__question">{text.autoPayStep}</p>
      <SipCoverNote {...props} />
      <p className="order-summary__muted">
        <AutoPayHow total={totalOf(sips)} /> {text.autoPayLater}
      </p>
      <p className="order-summary__question">{text.paymentStep}</p>
    </>
  );
}

interface PayProps extends Pick<PayPanelProps, 'set' | 'checkout'> {
  readonly form: PayFormState;
}

/** The way on; in a narrow window it stays at its foot, with the amount. */
function Pay({ form, set, checkout }: PayProps) {
  const text = useWords(ordersToPayText);
  const words = useAudienceWords();
  const { advisor } = useSession();
  const errorId = useId();
  return (
    <>
      {checkout.problem && <Banner tone="danger">{checkout.problem}</Banner>}
      <p className="order-summary__muted">
        {set.confirmed ? text.codeGiven : text.codeBefore(words)}
        {set.orders.some(awaitsCode) && `. ${text.codeRegistersToo}`}
      </p>
      <PayBar term={text.total} amount={checkout.amount} decimals={2}>
        <Button
          variant="primary"
          size="lg"
          block
          busy={checkout.isBusy}
          idle={form.isIdle}
          aria-describedby={form.modeError && errorId}
          onClick={form.submit}
        >
          {text.pay}
        </Button>
        {/* the ways to pay may be out of sight */}
        {form.modeError && (
          <FieldError id={errorId} live>
            {form.modeError}
          </FieldError>
        )}
      </PayBar>
      {advisor && set.paymentUrl !== null && <ShareLink paymentUrl={set.paymentUrl} />}
    </>
  );
}

const leavingText = (mode: PayFormState['mode'], text: typeof ordersToPayText) =>
  mode === 'netBanking' ? text.toBank : text.starting;
