import { formatDate, formatDateShort, formatMoney } from '@prosperx/core/format';
import { addPaise } from '@prosperx/core/money';
import type { RunningSip } from '@prosperx/core/sip';
import { addDays, addMonths, type BusinessDate, businessDate, partsOf, weekdayOf } from '@prosperx/core/time';
import { useState } from 'react';
import { Card } from '#primitives/display/card.js';
import { IconButton } from '#primitives/display/icon.js';
import { Money } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { chevronLeft, chevronRight } from '#primitives/icons/controls.js';
import { sipListText } from './sip-list.text.js';

interface SipCalendarProps {
  readonly sips: readonly RunningSip[];
  readonly today: BusinessDate;
}

interface Due {
  readonly key: string;
  readonly date: BusinessDate;
  readonly amount: RunningSip['amount'];
  readonly schemeName: string;
  readonly isSkipped: boolean;
  readonly isCovered: boolean;
}

const firstOf = (date: BusinessDate) => businessDate(`${date.slice(0, 8)}01`);
const monthOf = (date: BusinessDate) => date.slice(0, 7);

function dueOf(sips: readonly RunningSip[]): Due[] {
  const all = sips.flatMap(({ sipId, upcoming, scheme, autoPay }) =>
    upcoming.map(({ instalment, date, amount, isSkipped }) => ({
      key: `${sipId} ${instalment}`,
      date,
      amount,
      isSkipped,
      schemeName: scheme.schemeName,
      isCovered: autoPay === 'covered',
    })),
  );
  return all.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** A month at a time: its days, those with a debit marked, and below them what is due. */
export function SipCalendar({ sips, today }: SipCalendarProps) {
  const text = useWords(sipListText);
  const due = dueOf(sips);
  const first = firstOf(due[0]?.date ?? today);
  const last = firstOf(due.at(-1)?.date ?? today);
  const [month, setMonth] = useState(first);
  const inMonth = due.filter(({ date }) => monthOf(date) === monthOf(month));
  const debited = inMonth.filter(({ isSkipped, isCovered }) => !isSkipped && isCovered);
  // the name of the month, without its first day
  const name = formatDate(month).slice(3);
  const turn = (by: number) => setMonth(addMonths(month, by));
  const pager = (
    <span className="sips__pager">
      <IconButton label={text.month.before} shape={chevronLeft} disabled={month <= first} onClick={() => turn(-1)} />
      <b role="status">{name}</b>
      <IconButton label={text.month.after} shape={chevronRight} disabled={month >= last} onClick={() => turn(1)} />
    </span>
  );
  return (
    <Card title={text.calendar} action={pager}>
      <div className="sips__calendar">
        <Days month={month} today={today} due={inMonth} />
        <div>
          <ul>
            {inMonth.map(({ key, ...each }) => (
              <Item key={key} {...each} />
            ))}
          </ul>
          <p className="px-muted">
            {debited.length > 0
              ? text.monthTotal(formatMoney(addPaise(...debited.map(({ amount }) => amount))), debited.length)
              : text.nothingDue}
          </p>
        </div>
      </div>
    </Card>
  );
}

function Item({ date, schemeName, amount, isSkipped, isCovered }: Omit<Due, 'key'>) {
  const text = useWords(sipListText);
  const note = isSkipped ? text.skipped : isCovered ? null : text.noMoney;
  return (
    <li data-skipped={isSkipped || undefined}>
      <b>{formatDateShort(date)}</b>
      <span>
        <span lang="en">{schemeName}</span>
        {note && <small>{note}</small>}
      </span>
      <Money amount={amount} />
    </li>
  );
}

interface DaysProps {
  readonly month: BusinessDate;
  readonly today: BusinessDate;
  readonly due: readonly Due[];
}

/** The days of a month as a picture: what it shows is listed beside it. */
function Days({ month, today, due }: DaysProps) {
  const text = useWords(sipListText);
  const count = partsOf(addDays(addMonths(month, 1), -1)).day;
  const days = Array.from({ length: count }, (_, index) => addDays(month, index));
  return (
    <div className="sips__days" aria-hidden="true">
      {text.days.map((day) => (
        <small key={day}>{day}</small>
      ))}
      {days.map((day, index) => {
        const own = due.filter(({ date }) => date === day);
        return (
          <span
            key={day}
            data-from={index === 0 ? weekdayOf(day) : undefined}
            data-today={day === today || undefined}
            data-due={own.length === 0 ? undefined : own.every(({ isSkipped }) => isSkipped) ? 'skipped' : 'debit'}
          >
            {index + 1}
          </span>
        );
      })}
    </div>
  );
}
