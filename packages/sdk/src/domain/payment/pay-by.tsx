import { formatDateShort } from '@prosperx/core/format';
import { businessDateAt } from '@prosperx/core/time';
import { clockAt } from '#domain/order/clock-at.js';
import { payByText as text } from './pay-by.text.js';

/** Until when orders can be paid. @param until milliseconds since 1970; null: nothing waits. */
export function PayBy({ until }: { readonly until: number | null }) {
  return until === null ? null : <small>{text.payBy(formatDateShort(businessDateAt(until)), clockAt(until))}</small>;
}
