import { formatDateShort } from '@prosperx/core/format';
import { navRuleOf } from '@prosperx/core/order';
import { businessDateAt, minuteOfDay, SECOND } from '@prosperx/core/time';
import { useCountdown } from '#primitives/display/use-countdown.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useCutOff } from '#queries/calendar.js';
import { cutOffText } from './cut-off.text.js';

const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Says by when money must be there for the next NAV, and how long that is where it is today. Nothing while no date may be promised. */
export function CutOff({ subCategory }: { subCategory: string }) {
  const text = useWords(cutOffText);
  const cutOff = useCutOff(navRuleOf(subCategory));
  const seconds = useCountdown(cutOff ? Math.floor((cutOff.payBefore - cutOff.now) / SECOND) : 0, cutOff?.askedAt);
  if (!cutOff?.navDate || seconds === 0) return null;
  const day = businessDateAt(cutOff.payBefore);
  const time = timeOf(minuteOfDay(cutOff.payBefore));
  const navDate = formatDateShort(cutOff.navDate);
  const isToday = day === businessDateAt(cutOff.now);
  return (
    <p className="fund-detail__note">
      {isToday ? text.payToday(time, navDate) : text.payOn(time, formatDateShort(day), navDate)}{' '}
      {isToday && <b>{text.timeLeft(Math.ceil(seconds / 60))}</b>}
    </p>
  );
}
