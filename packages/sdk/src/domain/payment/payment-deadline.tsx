import { formatDateShort } from '@prosperx/core/format';
import { businessDateAt, minuteOfDay } from '@prosperx/core/time';
import { useWords } from '#primitives/hooks/use-words.js';
import { paymentDeadlineText } from './paying.text.js';

/** Shows until when orders can be paid. @param until milliseconds since 1970; null: nothing waits. */
export function PaymentDeadline({ until }: { readonly until: number | null }) {
  const text = useWords(paymentDeadlineText);
  return until === null ? null : <small>{text.payBy(formatDateShort(businessDateAt(until)), clockAt(until))}</small>;
}

/** An instant as the time of day in India. */
export function clockAt(instant: number): string {
  const minute = minuteOfDay(instant);
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return `${((hour + 11) % 12) + 1}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}
