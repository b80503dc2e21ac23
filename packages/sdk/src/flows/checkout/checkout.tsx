import { PxError } from '@prosperx/core/errors';
import { formatDateShort } from '@prosperx/core/format';
import { addPaise } from '@prosperx/core/money';
import type { OrderSet } from '@prosperx/core/order';
import { businessDateAt } from '@prosperx/core/time';
import { DataProvider } from '#data/data-provider.js';
import { useSession } from '#data/use-session.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { EmptyState } from '#ui/empty-state.js';
import { Loader } from '#ui/loader.js';
import { Money } from '#ui/money.js';
import { SkeletonGroup, SkeletonRow } from '#ui/skeleton.js';
import { SumList } from '#ui/sum-list.js';
import { useWidget } from '#widget/context.js';
import type { ViewProps } from '#widget/contract.js';
import type { checkoutContract } from './checkout.contract.js';
import css from './checkout.css?inline';
import { useOrderSet } from './checkout-queries.js';
import { checkoutText } from './checkout.text.js';
import { NotAuthorised } from './not-authorised.js';
import { OrderList } from './order-list.js';
import { OtpDialog } from './otp-dialog.js';
import { payableOrders } from './payable-orders.js';
import { type PaymentLink, readPaymentLink } from './payment-link.js';
import { PayPanel } from './pay-panel.js';
import { useCheckout } from './use-checkout.js';

type Props = ViewProps<typeof checkoutContract>;

export function Checkout(props: Props) {
  return (
    <DataProvider>
      <CheckoutStates {...props} />
    </DataProvider>
  );
}

function CheckoutStates(props: Props) {
  useRichStyles(css);
  const link = readPaymentLink(props.paymentUrl);
  const { status, user } = useSession();
  const { data: set, error, refetch } = useOrderSet(link, status === 'signed_in');
  if (link === null) return <EmptyState level={2} title={checkoutText.notFound} />;
  if (status === 'visitor') return <LogInFirst paymentUrl={props.paymentUrl} />;
  const isForeign = user !== null && link.ucc !== '' && link.ucc !== user.encryptedId;
  if (isForeign || isCode(error, 'forbidden')) return <NotAuthorised />;
  if (isCode(error, 'order_unknown')) return <EmptyState level={2} title={checkoutText.notFound} />;
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{checkoutText.retry}</Button>;
    return <EmptyState level={2} tone="error" title={checkoutText.failed} action={retry} />;
  }
  if (!set)
    return (
      <SkeletonGroup>
        {[1, 2, 3].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </SkeletonGroup>
    );
  return <OrderSummary link={link} set={set} {...props} />;
}

const isCode = (error: Error | null, code: string) => error instanceof PxError && error.code === code;

function LogInFirst({ paymentUrl }: { readonly paymentUrl: string }) {
  const { navigate } = useWidget();
  const to = `/order-summary?${new URLSearchParams({ paymentUrl }).toString()}`;
  const logIn = (
    <Button variant="primary" onClick={() => navigate('/login', { to })}>
      {checkoutText.logIn}
    </Button>
  );
  return <EmptyState level={2} title={checkoutText.logInTitle} action={logIn} />;
}

function OrderSummary({ link, set, ...events }: Props & { readonly link: PaymentLink; readonly set: OrderSet }) {
  const checkout = useCheckout(link, set, events);
  const payable = payableOrders(set);
  const refused = set.orders.filter(({ state }) => state === 'refused').length;
  const placed = set.orders[0]?.createdDate;
  return (
    <div className="checkout">
      {placed !== undefined && (
        <p className="checkout__lead">
          {checkoutText.lead(set.orders.length, formatDateShort(businessDateAt(placed)), payable.length)}
        </p>
      )}
      <div className="checkout__main">
        {refused > 0 && (
          <Banner tone="danger" title={checkoutText.refusedTitle(refused)}>
            {checkoutText.refusedText}
          </Banner>
        )}
        <OrderList orders={set.orders} />
        {payable.length > 0 && <Totals set={set} />}
      </div>
      <PayPanel set={set} checkout={checkout} />
      <OtpDialog checkout={checkout} />
      <Loader open={checkout.step.name === 'leaving'} text={checkoutText.leaving} />
    </div>
  );
}

function Totals({ set }: { readonly set: OrderSet }) {
  const payable = payableOrders(set);
  const of = (type: string) => payable.filter(({ investmentType }) => investmentType === type);
  const sum = (orders: typeof payable) => (
    <Money amount={addPaise(...orders.map(({ amount }) => amount))} decimals={2} />
  );
  const [lumpsums, sips] = [of('LUMPSUM'), of('SIP')];
  return (
    <SumList
      lines={[
        ...(lumpsums.length ? [{ term: checkoutText.lumpsums(lumpsums.length), value: sum(lumpsums) }] : []),
        ...(sips.length ? [{ term: checkoutText.instalments(sips.length), value: sum(sips) }] : []),
        { term: checkoutText.total, value: sum(payable), total: true },
      ]}
    />
  );
}
