import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import { formatDate, formatSipDate } from '@prosperx/core/format';
import { type Order } from '@prosperx/core/order';
import { secondInstalmentDate } from '@prosperx/core/sip';
import { businessDateAt, EXCHANGE_HOLIDAYS, exchangeCalendar, type Instant } from '@prosperx/core/time';
import type { Fact } from '#primitives/display/facts.js';
import { ordersToPayText as text } from './orders-to-pay.text.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);

const secondOf = (sipDate: number, orderedAt: Instant) =>
  secondInstalmentDate(sipDate, businessDateAt(orderedAt), calendar);

/** What is told of an order; nothing of what it does not have. */
export function factsOf(order: Order): Fact[] {
  const { sipDate, numOfInstallments: months, bseOrderNumber, createdDate, remarks } = order;
  const sip =
    sipDate === null
      ? []
      : [
          { term: text.sipDate, value: formatSipDate(sipDate, months ?? UNTIL_CANCELLED) },
          { term: text.duration, value: text.durationOf(months) },
          ...(order.sip === null && months !== 1
            ? [{ term: text.secondInstalment, value: formatDate(secondOf(sipDate, createdDate)) }]
            : []),
        ];
  return [
    ...sip,
    { term: text.orderNumber, value: bseOrderNumber },
    { term: text.orderDate, value: formatDate(businessDateAt(createdDate)) },
    { term: text.remarks, value: remarks },
  ].filter(({ value }) => value);
}
