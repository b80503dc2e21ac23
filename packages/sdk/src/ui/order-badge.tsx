import { type Order, orderBadge, type OrderBadge as State, orderBadgeText } from '@prosperx/core/order';
import { Badge, type BadgeProps } from './badge.js';

const tones: Readonly<Record<State, BadgeProps['tone']>> = {
  pending_payment: 'warning',
  paid: 'success',
  allotted: 'success',
  active_sip: 'success',
  completed_sip: 'disabled',
  ended_sip: 'danger',
  registration_error: 'danger',
  expired: 'disabled',
  cancelled: 'disabled',
  being_paid: 'accent',
  processing: 'accent',
};

/** How an order stands, in its word and its tone. */
export function OrderBadge({ order }: { readonly order: Order }) {
  const state = orderBadge(order);
  return <Badge tone={tones[state]}>{orderBadgeText[state]}</Badge>;
}
