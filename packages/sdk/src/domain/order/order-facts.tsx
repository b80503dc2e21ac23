import { formatDate, formatMoment, formatMoney } from '@prosperx/core/format';
import { nfoFaceValue } from '@prosperx/core/nfo';
import { navRuleOf, type Order, orderNavOf, orderStampDutyOf } from '@prosperx/core/order';
import { type Fact, Facts } from '#primitives/display/card.js';
import { Money } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useCutOff } from '#queries/calendar.js';
import { orderFactsText } from './order-facts.text.js';

interface OrderFactsProps {
  readonly order: Order;
  /** What else is told of it; what has no value is left out. */
  readonly before?: readonly Fact[];
  readonly after?: readonly Fact[];
}

/** Tells of an order which day's NAV it gets by the cut-off, as far as that can be told, and the stamp duty inside its amount; below that, by when it has to be paid for this NAV. */
export function OrderFacts({ order, before = [], after = [] }: OrderFactsProps) {
  const text = useWords(orderFactsText);
  const nav = orderNavOf(order, useCutOff(navRuleOf(order.mutualFund.subCategory)));
  const duty = orderStampDutyOf(order);
  const { nfoAllotment = null, nfoFaceValue: faceValue } = order;
  const price = formatMoney(nfoFaceValue({ faceValue }));
  const facts = [
    ...before,
    { term: text.allotment, value: nfoAllotment && text.atFaceValue(formatDate(nfoAllotment), price) },
    { term: text.nav, value: nav && nfoAllotment === null && formatDate(nav.date) },
    { term: text.stampDuty, value: duty !== null && <Money amount={duty} decimals={2} /> },
    ...after,
  ];
  return (
    <>
      <Facts facts={facts.filter(({ value }) => Boolean(value))} />
      {nav && nav.payBefore !== null && (
        <p className="px-muted px-small">{text.navIfPaid(formatMoment(nav.payBefore))}</p>
      )}
    </>
  );
}
