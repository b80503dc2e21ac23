import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import { formatDate, formatMoney, formatNav, formatUnits } from '@prosperx/core/format';
import { subtractPaise } from '@prosperx/core/money';
import { nfoFaceValue } from '@prosperx/core/nfo';
import { awaitsCode, needsAutoPay, type Order, orderTimeline, type TimelineEntry } from '@prosperx/core/order';
import {
  type InstalmentOutcome,
  countInstalments,
  type SipInstalment,
  type SipProgress,
  sipStatus,
} from '@prosperx/core/sip';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import type { ReactNode } from 'react';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Accordion } from '#primitives/display/accordion.js';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { Icon } from '#primitives/display/icon.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { alert, check } from '#primitives/icons/controls.js';
import { useStyles } from '#theme/use-styles.js';
import { orderTimelineText, sipInstalmentsText } from './order-timeline.text.js';
import css from './order-timeline.css?inline';

/** Shown at once: a SIP may have hundreds. */
const SHOWN = 6;

const tones: Readonly<Record<InstalmentOutcome, BadgeProps['tone']>> = {
  invested: 'success',
  under_way: 'accent',
  failed: 'danger',
  skipped: 'disabled',
};

interface SipInstalmentsProps {
  readonly instalments: readonly SipInstalment[];
  /** Order number of the page: the instalment that it is about leads nowhere. */
  readonly here: string;
}

/** The instalments of a SIP, newest first: what each came to, or why to nothing, and the way to its own progress. */
function SipInstalments({ instalments, here }: SipInstalmentsProps) {
  const sipInstalmentsWords = useWords(sipInstalmentsText);
  useStyles(css);
  const list = (label: string, some: readonly SipInstalment[]) => (
    <ul className="px-instalments" aria-label={label}>
      {some.map((each) => (
        <Row key={each.instalment} each={each} isHere={each.pxOrderNumber === here} />
      ))}
    </ul>
  );
  const earlier = instalments.slice(SHOWN);
  return (
    <>
      {list(sipInstalmentsWords.title, instalments.slice(0, SHOWN))}
      {earlier.length > 0 && (
        <Accordion title={sipInstalmentsWords.earlier(earlier.length)}>
          {list(sipInstalmentsWords.earlier(earlier.length), earlier)}
        </Accordion>
      )}
    </>
  );
}

function Row({ each, isHere }: { readonly each: SipInstalment; readonly isHere: boolean }) {
  const orderTimelineWords = useWords(orderTimelineText);
  const sipInstalmentsWords = useWords(sipInstalmentsText);
  const { instalment, orderedOn, outcome, pxOrderNumber: orderNo } = each;
  const name = sipInstalmentsWords.name(instalment, formatDate(orderedOn));
  return (
    <li>
      <span>
        {isHere ? (
          <span aria-current="true">{name}</span>
        ) : (
          <SiteLink quiet to="/thank-you" params={{ orderNo }}>
            {name}
          </SiteLink>
        )}
        <Badge tone={tones[outcome]}>{sipInstalmentsWords.outcomes[outcome]}</Badge>
      </span>
      <Note>{noteOf(each, orderTimelineWords)}</Note>
    </li>
  );
}

const Note = ({ children }: { readonly children: string }) => <small lang={writtenIn(children)}>{children}</small>;

function noteOf({ allotment, remarks }: SipInstalment, orderTimelineWords: typeof orderTimelineText): string {
  if (!allotment) return remarks;
  const { units, nav, navDate } = allotment;
  return orderTimelineWords.units(formatUnits(units), formatNav(nav), formatDate(navDate));
}

const dayOf = (date: BusinessDate | null) => (date === null ? '' : formatDate(date));
const day = (instant: number | null) => dayOf(instant === null ? null : businessDateAt(instant));

/** Returns the line below the name of a step: its day, and for the units how they were calculated. */
function notesOf(order: Order, { step, state }: TimelineEntry, text: typeof orderTimelineText): string[] {
  const { createdDate, acceptedAt, paidAt, remarks, paymentFailure } = order;
  if (state === 'failed') return withoutEmpty((step === 'paid' && paymentFailure) || remarks);
  if (step === 'allotted') return order.state === 'paid' ? [navNote(order, text)] : allotmentNotes(order, text);
  if (state !== 'done') return [];
  return withoutEmpty(day({ placed: createdDate, accepted: acceptedAt, paid: paidAt }[step]));
}

/** Says which day's NAV is expected of a paid order, or that it is not known yet: no date is promised that may be a holiday. */
const navNote = ({ navExpected, nfoAllotment, nfoFaceValue: faceValue }: Order, text: typeof orderTimelineText) => {
  if (nfoAllotment) return text.nfoAllotment(formatDate(nfoAllotment), formatMoney(nfoFaceValue({ faceValue })));
  return navExpected === null ? text.navToBeAnnounced : text.navExpected(formatDate(navExpected));
};

const withoutEmpty = (...notes: readonly string[]) => notes.filter(Boolean);

function allotmentNotes({ allotment, amount }: Order, text: typeof orderTimelineText): string[] {
  if (!allotment) return [];
  const { at, units, nav, navDate, stampDuty, folioNo } = allotment;
  const invested = subtractPaise(amount, stampDuty);
  return withoutEmpty(
    day(at),
    text.units(formatUnits(units), formatNav(nav), formatDate(navDate)),
    text.invested(formatMoney(amount, 2), formatMoney(stampDuty, 2), formatMoney(invested, 2)),
    text.folio(folioNo),
  );
}

/** Returns what became of the instalments of a SIP that have fallen due, and when the next one does or the last one did. */
function sipNote(order: Order, sip: SipProgress, text: typeof orderTimelineText): string {
  const { numOfInstallments: all } = order;
  const { instalmentsDone, nextDate, endedOn } = sip;
  if (instalmentsDone === 0) return firstNote(order, sip, text);
  const status = sipStatus(sip);
  if (status === 'completed') return text.sipCompleted(instalmentsDone, dayOf(endedOn));
  const counts = text.sipCounts(countInstalments(sip), all === UNTIL_CANCELLED ? null : all);
  if (status !== 'running') return (sip.isStopped ? text.sipStopped : text.sipEnded)(counts, dayOf(endedOn));
  if (nextDate === null) return counts;
  return (needsAutoPay(order) ? text.sipNeedsAutoPay : text.sipGoesOn)(counts, formatDate(nextDate));
}

/** Returns when a SIP begins that has had no instalment yet. */
function firstNote(order: Order, { nextDate, endedOn }: SipProgress, text: typeof orderTimelineText): string {
  if (nextDate === null) return text.sipNeverBegan(dayOf(endedOn));
  return (needsAutoPay(order) ? text.sipBeginsWithout : text.sipBegins)(formatDate(nextDate));
}

/** Shows how far an order has come: placed, accepted, paid, allotted with NAV and units, or why not; then how far its SIP has. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const text = useWords(orderTimelineText);
  useStyles(css);
  return (
    <ol className="px-timeline" aria-label={text.title}>
      {orderTimeline(order).map((entry) => (
        <Step key={entry.step} state={entry.state} word={wordOf(order, entry, text)}>
          {notesOf(order, entry, text).map((note) => (
            <Note key={note}>{note}</Note>
          ))}
          {entry.step === 'paid' && order.refund && <Note>{refundNote(order.refund, text)}</Note>}
        </Step>
      ))}
      {order.sip && <Instalments order={order} sip={order.sip} />}
    </ol>
  );
}

interface StepProps {
  readonly state: TimelineEntry['state'];
  readonly word: string;
  readonly children: ReactNode;
}

function Step({ state, word, children }: StepProps) {
  const text = useWords(orderTimelineText);
  return (
    <li data-state={state}>
      <span className="px-timeline__mark">
        {state === 'done' && <Icon shape={check} />}
        {state === 'failed' && <Icon shape={alert} />}
      </span>
      <span>
        <b>{word}</b>
        <span className="px-vh">, {text.states[state]}</span>
        {children}
      </span>
    </li>
  );
}

const sipStates = { running: 'now', completed: 'done', stopped: 'done', ended: 'failed' } as const;

function Instalments({ order, sip }: { readonly order: Order; readonly sip: SipProgress }) {
  const text = useWords(orderTimelineText);
  const status = sipStatus(sip);
  return (
    <Step state={sipStates[status]} word={text.sip[status]}>
      <small>{sipNote(order, sip, text)}</small>
      {sip.instalments.length > 1 && <SipInstalments instalments={sip.instalments} here={order.pxOrderNumber} />}
    </Step>
  );
}

const refundNote = ({ state, amount, reason }: NonNullable<Order['refund']>, text: typeof orderTimelineText) =>
  `${reason} ${text.refund[state](formatMoney(amount, 2))}`;

function wordOf(order: Order, { step, state }: TimelineEntry, text: typeof orderTimelineText): string {
  const { state: orderState, paymentState } = order;
  if (step === 'accepted' && awaitsCode(order)) return text.awaitingCode;
  if (step === 'accepted' && state === 'failed' && orderState !== 'refused') return text.notSent;
  if (step === 'paid' && state === 'now' && paymentState === 'processing') return text.paymentUnderWay;
  return text.steps[state][step];
}
