import { formatDateShort } from '@prosperx/core/format';
import { businessDateAt, minuteOfDay } from '@prosperx/core/time';
import { useWords } from '#primitives/hooks/use-words.js';
import { paymentDeadlineText } from './paying.text.js';

interface PaymentDeadlineProps {
  /** Milliseconds since 1970; null: nothing waits. */
  readonly until: number | null;
  /** Nothing is paid: the orders are only confirmed. */
  readonly isFree?: boolean;
}

/** Shows until when orders can be paid, or confirmed. */
export function PaymentDeadline({ until, isFree = false }: PaymentDeadlineProps) {
  const text = useWords(paymentDeadlineText);
  const by = isFree ? text.confirmBy : text.payBy;
  return until === null ? null : (
    <small>{by(formatDateShort(businessDateAt(until)), text.time(minuteOfDay(until)))}</small>
  );
}
