import { formatDateShort, formatMoney } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import { areRestored, isMoneyReceived, type Order, type OrderSet, restorableOrders } from '@prosperx/core/order';
import type { PaymentView } from '@prosperx/core/payment';
import { businessDateAt, minuteOfDay } from '@prosperx/core/time';
import { useEffect, useState } from 'react';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/links.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type PaymentBlockReason, reasonsOf } from '#queries/order.js';
import { usePaymentOnce, useWithdrawPayment } from '#queries/payment.js';
import { useWidget } from '#services/widget-context.js';
import type { StartedPayment } from './checkout-machine.js';
import { paymentBlockedText, paymentDeadlineText, payText } from './paying.text.js';
import type { CheckoutVerbs } from './use-checkout.js';

export interface PaymentBlockedProps {
  readonly reason: PaymentBlockReason;
  readonly set: OrderSet;
  readonly onFollow: CheckoutVerbs['follow'];
}

const tones: Readonly<Partial<Record<PaymentBlockReason, 'danger' | 'success'>>> = {
  expired: 'danger',
  refused: 'danger',
  ended: 'danger',
  paid: 'success',
  sip_registered: 'success',
};

/** Says why orders cannot be paid now, and what can be done instead; aloud too, since orders change while nobody presses anything. */
export function PaymentBlocked(props: PaymentBlockedProps) {
  const { titles } = useWords(paymentBlockedText);
  const title = titles[props.reason];
  const [said, say] = useState('');
  // a region is heard of what changes in it: its first words come after it
  useEffect(() => say(title), [title]);
  return (
    <>
      <p className="px-vh" role="status">
        {said}
      </p>
      <Blocked {...props} />
    </>
  );
}

function Blocked({ reason, set, onFollow }: PaymentBlockedProps) {
  const text = useWords(paymentBlockedText);
  const { navigate } = useWidget();
  const { openPayment, cartId, orders, pxOrderNumber: orderNo } = set;
  if (openPayment && reason === 'payment_processing')
    return <OpenPayment payment={openPayment} cartId={cartId} onFollow={onFollow} />;
  const isOver = OVER.includes(reason);
  const isBought = reason === 'paid' || reason === 'sip_registered';
  const progress = <TextLink onClick={() => navigate('/thank-you', { orderNo })}>{text.seeProgress}</TextLink>;
  const cart = <TextLink onClick={() => navigate('/cart-review')}>{text.goToCart}</TextLink>;
  const isTracked = isBought || (isOver && moneyOf(orders) === 'came');
  const way = (
    <>
      {isTracked && progress}
      {isOver && (!isTracked || restorableOrders(orders).length > 0) && cart}
    </>
  );
  return (
    <Banner tone={tones[reason] ?? 'info'} title={text.titles[reason]} action={(isBought || isOver) && way}>
      {isOver && helpAfterEnd(reason, orders, text)}
    </Banner>
  );
}

const OVER: readonly PaymentBlockReason[] = ['expired', 'cancelled', 'refused', 'ended'];

/** Returns what became of the money for orders that are over: it came, perhaps came, or was never asked for. */
function moneyOf(orders: readonly Order[]): 'none' | 'tried' | 'came' {
  if (orders.some(({ paymentState }) => isMoneyReceived(paymentState))) return 'came';
  return orders.some(({ paymentState }) => paymentState === 'failed') ? 'tried' : 'none';
}

/** Tells whether an order came to an end with its new fund offer, of which its title says nothing. */
const isWithdrawn = ({ state, offerClosed }: Order) => state === 'cancelled' && offerClosed;

function helpAfterEnd(reason: PaymentBlockReason, orders: readonly Order[], text: typeof paymentBlockedText): string {
  const isRefused = reason === 'refused' || reason === 'ended';
  const money = moneyOf(orders);
  const isBack = areRestored(orders);
  const sentences = [
    reasonsOf(isRefused ? orders : orders.map((order) => (isWithdrawn(order) ? order : { ...order, remarks: '' }))),
    (isRefused || money !== 'none') && text.money[money],
    isBack && (isRefused ? text.refusedHelp : money === 'came' ? text.unpaidHelp : text.expiredHelp),
    orders.some(({ offerClosed }) => offerClosed) && text.offerClosed,
  ];
  return sentences.filter(Boolean).join(' ');
}

type Open = NonNullable<OrderSet['openPayment']>;

interface OpenPaymentProps {
  readonly payment: Open;
  readonly cartId: string;
  readonly onFollow: (payment: StartedPayment) => void;
}

function helpOf({ until, canWithdraw }: Open, { mode, now }: PaymentView, text: typeof paymentBlockedText): string {
  if (mode === 'neft' || mode === 'cheque') return text.paymentTimeout[mode](formatDateShort(businessDateAt(until)));
  const isAwaited = canWithdraw && now < until;
  return isAwaited ? text.approvedBefore(said(paymentDeadlineText).time(minuteOfDay(until))) : text.notTwice;
}

/** Shows a pending payment next to its orders: what the payer entered, a link to its page where it has one, and how to withdraw it. */
function OpenPayment({ payment, cartId, onFollow }: OpenPaymentProps) {
  const text = useWords(paymentBlockedText);
  const payWords = useWords(payText);
  const { data } = usePaymentOnce(payment.paymentId);
  const { mutate, isPending } = useWithdrawPayment(cartId);
  // a transfer and a mandate go on by themselves: their way would lead back here
  const hasPage = data && data.mode !== 'neft' && data.mode !== 'mandate';
  const ways = (
    <>
      {hasPage && (
        <Button variant="primary" size="sm" onClick={() => onFollow(payment)}>
          {text.next}
        </Button>
      )}
      {payment.canWithdraw && (
        <Button size="sm" busy={isPending} onClick={() => mutate(payment.paymentId)}>
          {payWords.otherwise}
        </Button>
      )}
    </>
  );
  return (
    <Banner
      tone="info"
      title={data ? text.underWay(formatMoney(data.amount), data.mode) : text.titles.payment_processing}
      action={ways}
    >
      {data?.utr && (
        <>
          {payWords.neft.given(data.utr)}
          <br />
          {payWords.neft.wrongNumber}
          <br />
        </>
      )}
      {data && helpOf(payment, data, text)}
    </Banner>
  );
}
