import { Banner } from '#primitives/display/banner.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { unpaidOrdersText as text } from './unpaid-orders.text.js';
import { leadsToPayment, useOrdersInProgress } from '#queries/order.js';

/** The way to orders that wait to be paid or are being paid: to the only ones, else to the list of all. Nothing for who is not signed in, and where nothing waits. */
export function UnpaidOrders({ enabled }: { readonly enabled: boolean }) {
  const { data = [] } = useOrdersInProgress(enabled);
  const sets = data.filter((set) => set.paymentUrl !== null && leadsToPayment(set));
  const [only, ...others] = sets;
  if (!only) return null;
  const isBeingPaid = sets.every(({ standing }) => standing === 'being_paid');
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
  return (
    <Banner tone="info" action={way}>
      {isBeingPaid ? text.beingPaid : text.unpaid}
    </Banner>
  );
}
