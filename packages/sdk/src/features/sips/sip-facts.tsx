import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import { formatDateShort, formatMoney, ordinal } from '@prosperx/core/format';
import { countInstalments, movedFrom, type RunningSip } from '@prosperx/core/sip';
import type { BusinessDate } from '@prosperx/core/time';
import type { Fact } from '#primitives/display/card.js';
import { Money } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { sipListText } from './sip-list.text.js';

type Text = typeof sipListText;

/** Tells whether instalments of a SIP may follow. */
export const isLive = ({ status }: RunningSip) => status === 'running' || status === 'paused' || status === 'stopping';

/** Returns the next instalment that is made; null where none is known. */
export const nextOf = ({ upcoming }: RunningSip) => upcoming.find(({ isSkipped }) => !isSkipped) ?? null;

/** Returns what a SIP invests, when, how far it is and by what it is paid. */
export function factsOf(sip: RunningSip, text: Text): Fact[] {
  const { amount, sipDate, autoPay, mandate, stepUp } = sip;
  const next = nextOf(sip);
  const by = stepUp?.amount != null ? formatMoney(stepUp.amount) : `${stepUp?.percent ?? 0}%`;
  return [
    {
      term: text.amount,
      value: (
        <>
          <Money amount={amount} /> <small>{text.aMonth(ordinal(sipDate))}</small>
        </>
      ),
    },
    ...(isLive(sip)
      ? [{ term: text.next, value: next ? <Next date={next.date} sipDate={sipDate} /> : text.none }]
      : []),
    { term: text.done, value: instalmentsOf(sip, text) },
    ...(isLive(sip)
      ? [
          {
            term: text.autoPay,
            value:
              autoPay === 'covered'
                ? mandate && text.pays(mandate.bank, formatMoney(mandate.limit))
                : text.noAutoPay[autoPay],
          },
        ]
      : []),
    ...(stepUp
      ? [{ term: text.stepUp, value: text.stepUpBy(by, stepUp.next && formatDateShort(stepUp.next.date)) }]
      : []),
  ];
}

/** Says how many instalments fell due, and how many follow, or were not invested of a SIP that is over. */
function instalmentsOf(sip: RunningSip, text: Text): string {
  const { status, hold, instalments, instalmentsDone: done, stopAfter, history } = sip;
  const of = instalments === UNTIL_CANCELLED ? null : instalments;
  if (status === 'stopped' || status === 'completed') {
    const { failed, skipped } = countInstalments({ instalmentsDone: done, instalments: history });
    // the order of one that never began is no instalment
    return text.doneOver(done, of, done === 0 ? 0 : failed + skipped);
  }
  if (hold) return text.doneOver(done, of, 0);
  if (stopAfter !== null) return text.doneOf(done, of, Math.max(0, stopAfter - done));
  return of === null ? text.doneOpen(done) : text.doneOf(done, of, Math.max(0, of - done));
}

function Next({ date, sipDate }: { readonly date: BusinessDate; readonly sipDate: number }) {
  const text = useWords(sipListText);
  const moved = movedFrom(sipDate, date);
  return (
    <>
      {formatDateShort(date)} {moved && <small>{text.moved(formatDateShort(moved))}</small>}
    </>
  );
}
