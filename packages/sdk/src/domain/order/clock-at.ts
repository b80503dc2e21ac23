import { minuteOfDay } from '@prosperx/core/time';

/** An instant as the time of day in India. */
export function clockAt(instant: number): string {
  const minute = minuteOfDay(instant);
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return `${((hour + 11) % 12) + 1}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}
