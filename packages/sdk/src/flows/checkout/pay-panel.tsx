import { formatDateShort } from '@prosperx/core/format';
import { addPaise } from '@prosperx/core/money';
import type { OrderSet } from '@prosperx/core/order';
import { RISK_WARNING } from '@prosperx/core/regulation';
import { businessDateAt, minuteOfDay } from '@prosperx/core/time';
import { useWhose } from '#data/use-audience.js';
import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { bank } from '#ui/icons/bank.js';
import { Money } from '#ui/money.js';
import { RadioCards } from '#ui/radio-cards.js';
import { TextLink } from '#ui/text-link.js';
import { useWidget } from '#widget/context.js';
import { orderSummaryText as text } from './order-summary.text.js';
import { payableOrders, payObstacle } from './payable-orders.js';
import type { CheckoutVerbs } from './use-checkout.js';

interface PayPanelProps {
  readonly set: OrderSet;
  readonly checkout: CheckoutVerbs;
}

/** What is to be paid and how; or what stands in the way. */
export function PayPanel({ set, checkout }: PayPanelProps) {
  const total = addPaise(...payableOrders(set).map(({ amount }) => amount));
  const obstacle = payObstacle(set);
  return (
    <aside className="checkout__side">
      <div className="checkout__card">
        <p className="checkout__total">
          <span>{text.total}</span>
          <Money amount={total} size="hero" decimals={2} />
          {obstacle === null && set.payableUntil !== null && <span>{payBy(set.payableUntil)}</span>}
        </p>
        {obstacle ? <Obstacle obstacle={obstacle} /> : <PayForm checkout={checkout} confirmed={set.confirmed} />}
      </div>
      <p className="checkout__muted">{RISK_WARNING}</p>
    </aside>
  );
}

function PayForm({ checkout, confirmed }: { readonly checkout: CheckoutVerbs; readonly confirmed: boolean }) {
  const whose = useWhose();
  return (
    <>
      <p className="checkout__question">{text.howToPay}</p>
      <RadioCards
        legend={text.howToPay}
        cards={[{ value: 'netBanking', title: text.netBanking, text: text.netBankingNote, icon: bank }]}
        value="netBanking"
        onPick={() => undefined}
      />
      <Button variant="primary" size="lg" block busy={checkout.isBusy} onClick={checkout.confirm}>
        {text.pay}
      </Button>
      {!confirmed && <p className="checkout__muted">{text.codeBefore(whose)}</p>}
    </>
  );
}

function Obstacle({ obstacle }: { readonly obstacle: NonNullable<ReturnType<typeof payObstacle>> }) {
  const { navigate } = useWidget();
  const tone = obstacle === 'expired' ? 'danger' : obstacle === 'paid' ? 'success' : 'info';
  const action = <TextLink onClick={() => navigate('/cart-review')}>{text.goToCart}</TextLink>;
  return (
    <Banner tone={tone} title={text.obstacles[obstacle]} action={obstacle === 'expired' ? action : undefined}>
      {obstacle === 'expired' ? text.expiredHelp : null}
    </Banner>
  );
}

function payBy(instant: number): string {
  const minute = minuteOfDay(instant);
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  const clock = `${((hour + 11) % 12) + 1}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
  return text.payBy(formatDateShort(businessDateAt(instant)), clock);
}
