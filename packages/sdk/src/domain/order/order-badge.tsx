import { formatDateShort } from '@prosperx/core/format';
import {
  firstInstalment,
  type FirstInstalment,
  firstInstalmentDateText,
  firstInstalmentText,
  type Order,
  orderBadge,
  type OrderBadge as State,
  orderBadgeText,
} from '@prosperx/core/order';
import { SetUpAutoPay } from '#domain/mandate/set-up-autopay.js';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { useWords } from '#primitives/hooks/use-words.js';

const tones: Readonly<Record<State, BadgeProps['tone']>> = {
  pending_payment: 'warning',
  paid: 'success',
  allotted: 'success',
  active_sip: 'success',
  sip_without_autopay: 'warning',
  completed_sip: 'disabled',
  stopped_sip: 'disabled',
  ended_sip: 'danger',
  registration_error: 'danger',
  expired: 'disabled',
  cancelled: 'disabled',
  being_paid: 'accent',
  to_confirm: 'warning',
  processing: 'accent',
};

const firstTones: Readonly<Record<FirstInstalment, BadgeProps['tone']>> = {
  unpaid: 'warning',
  being_paid: 'accent',
  paid: 'success',
};

/** Shows how an order stands, and of a SIP that is not invested yet its first instalment, in words and tones. */
export function OrderBadge({ order }: { readonly order: Order }) {
  const firstInstalmentWords = useWords(firstInstalmentText);
  const orderBadgeWords = useWords(orderBadgeText);
  const state = orderBadge(order);
  const words = useWords(firstInstalmentDateText);
  const first = firstInstalment(order);
  const firstDate = order.sip?.instalmentsDone === 0 ? order.sip.nextDate : null;
  return (
    <span className="px-badges">
      {/* until its first instalment is paid, a SIP is no more than registered, and expires without it */}
      {(first === null || first === 'paid') && <Badge tone={tones[state]}>{orderBadgeWords[state]}</Badge>}
      {firstDate && <Badge tone="accent">{words.on(formatDateShort(firstDate))}</Badge>}
      {first && <Badge tone={firstTones[first]}>{firstInstalmentWords[first]}</Badge>}
    </span>
  );
}

/** Shows the way to a mandate for a SIP that no mandate covers. It stands beside the badge, which may be part of a button. */
export const AutoPayOfOrder = ({ order }: { readonly order: Order }) =>
  orderBadge(order) === 'sip_without_autopay' && <SetUpAutoPay />;
