import { formatMoney } from '@prosperx/core/format';
import { addPaise } from '@prosperx/core/money';
import type { OrderInProgress } from '@prosperx/core/order';
import { SiteLink } from '#domain/navigation/site-link.js';
import { PaymentDeadline } from '#domain/payment/payment-deadline.js';
import { Banner } from '#primitives/display/banner.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { leadsToPayment, useOrdersInProgress } from '#queries/order.js';
import { useSession } from '#session/use-session.js';
import { unpaidOrdersText } from './unpaid-orders.text.js';

/** Returns whether orders that wait are being asked: they stand above a cart, which would jump. */
export function useUnpaidAsked(): boolean {
  const { status, failure } = useSession();
  const { isLoading } = useOrdersInProgress(status === 'signed_in');
  return isLoading || (status === 'unknown' && failure === undefined);
}

/** The way to orders that wait to be paid or are being paid, with their sum and deadline: to the only ones, else to the list of all. Nothing for who is not signed in, and where nothing waits. */
export function UnpaidOrders({ enabled }: { readonly enabled: boolean }) {
  const text = useWords(unpaidOrdersText);
  const { data = [] } = useOrdersInProgress(enabled);
  const sets = data.filter((set) => set.paymentUrl !== null && leadsToPayment(set));
  const [only, ...others] = sets;
  if (!only) return null;
  const isBeingPaid = sets.every(({ status }) => status === 'being_paid');
  const isOne = others.length === 0;
  const way = (
    <SiteLink
      quiet
      to={isOne ? '/order-summary' : '/profile/portfolio'}
      params={isOne ? { paymentUrl: only.paymentUrl ?? '' } : {}}
    >
      {isBeingPaid ? text.see : isOne ? text.pay : text.seeAll}
    </SiteLink>
  );
  if (isBeingPaid)
    return (
      <Banner tone="info" action={way}>
        {text.beingPaid}
      </Banner>
    );
  const unpaid = sets.filter(({ status }) => status !== 'being_paid');
  const orders = unpaid.reduce((sum, set) => sum + set.orders.length, 0);
  return (
    <Banner tone="info" title={text.unpaid} action={way}>
      {text.sum(orders, formatMoney(addPaise(...unpaid.map(({ amount }) => amount))))}{' '}
      <PaymentDeadline until={earliest(unpaid)} />
    </Banner>
  );
}

/** Returns until when the first of some sets has to be paid; null where none has a limit. */
function earliest(sets: readonly OrderInProgress[]): number | null {
  const limits = sets.flatMap(({ payableUntil }) => (payableUntil === null ? [] : [payableUntil]));
  return limits.length === 0 ? null : Math.min(...limits);
}
