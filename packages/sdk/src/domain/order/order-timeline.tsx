import { formatMoney } from '@prosperx/core/format';
import { type Order, orderTimeline, type SipProgress, sipStanding, type TimelineEntry } from '@prosperx/core/order';
import type { ReactNode } from 'react';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Icon } from '#primitives/display/icon.js';
import { alert, check } from '#primitives/icons/controls.js';
import css from './order-timeline.css?inline';
import { orderTimelineText as text } from './order-timeline.text.js';
import { SipInstalments } from './sip-instalments.js';
import { notesOf, sipNote } from './timeline-notes.js';

/** How far an order has come: placed, accepted, paid, allotted with NAV and units, or why not; then how far its SIP has. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  useRichStyles(css);
  return (
    <ol className="px-timeline" aria-label={text.title}>
      {orderTimeline(order).map((entry) => (
        <Step key={entry.step} state={entry.state} word={wordOf(order, entry)}>
          {notesOf(order, entry).map((note) => (
            <small key={note}>{note}</small>
          ))}
          {entry.step === 'paid' && order.refund && <small>{refundNote(order.refund)}</small>}
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

const sipStates = { running: 'now', completed: 'done', ended: 'failed' } as const;

function Instalments({ order, sip }: { readonly order: Order; readonly sip: SipProgress }) {
  const standing = sipStanding(sip);
  return (
    <Step state={sipStates[standing]} word={text.sip[standing]}>
      <small>{sipNote(order, sip)}</small>
      {sip.instalments.length > 1 && <SipInstalments instalments={sip.instalments} here={order.pxOrderNumber} />}
    </Step>
  );
}

const refundNote = ({ state, amount, reason }: NonNullable<Order['refund']>) =>
  `${reason} ${text.refund[state](formatMoney(amount, 2))}`;

function wordOf({ state: orderState, paymentState }: Order, { step, state }: TimelineEntry): string {
  if (step === 'accepted' && state === 'failed' && orderState !== 'refused') return text.notSent;
  if (step === 'paid' && state === 'now' && paymentState === 'processing') return text.paymentUnderWay;
  return text.steps[state][step];
}
