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
  return until === null ? null : <small>{by(formatDateShort(businessDateAt(until)), clockAt(until))}</small>;
}

/** An instant as the time of day in India. */
export function clockAt(instant: number): string {
  const minute = minuteOfDay(instant);
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return `${((hour + 11) % 12) + 1}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}
