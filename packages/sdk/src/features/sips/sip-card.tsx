import { formatDateShort, formatMoney, ordinal } from '@prosperx/core/format';
import { categoryName } from '@prosperx/core/fund';
import { type RunningSip, sipStand, type SipStand } from '@prosperx/core/sip';
import type { BusinessDate } from '@prosperx/core/time';
import { useEffect, useRef, useState } from 'react';
import { SetUpAutoPay } from '#domain/mandate/set-up-autopay.js';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Facts } from '#primitives/display/card.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { Row } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { SipAct } from '#queries/sips.js';
import { useIsReadOnly, useIsSignedOn } from '#session/use-session.js';
import { hasNotBegun, NotBegun } from './not-begun.js';
import { OtherMandate } from './other-mandate.js';
import { PayNow } from './pay-now.js';
import { factsOf, isLive, nextOf } from './sip-facts.js';
import { SipHistory } from './sip-history.js';
import { sipListText } from './sip-list.text.js';

const SipDialog = lazy(async () => (await import('./sip-dialogs.lazy.js')).SipDialog);

export interface SipCardProps {
  readonly sip: RunningSip;
  readonly today: BusinessDate;
  readonly onDone: (act: SipAct) => void;
}

/** One SIP: what is due, who pays it, what is changed about it, what was invested, and what can be done. */
export function SipCard({ sip, today, onDone }: SipCardProps) {
  // its first press is answered at once
  usePreload(SipDialog);
  const text = useWords(sipListText);
  const [act, setAct] = useState<SipAct | null>(null);
  const { card, noteDone } = useFocusAfter(act, sip);
  const tellDone = (done: SipAct) => {
    noteDone();
    onDone(done);
  };
  const { scheme, folioNo } = sip;
  const stand = sipStand(sip);
  const isHeld = hasNotBegun(stand);
  const kind = categoryName(scheme.subCategory);
  const note = folioNo ? `${kind} · ${text.folio(folioNo)}` : kind;
  return (
    <article className="sips__sip" aria-label={scheme.schemeName} tabIndex={-1} ref={card}>
      <header>
        <FundCell brand={scheme.brand} name={scheme.schemeName} note={note} />
        <StatusBadge sip={sip} />
      </header>
      <Facts facts={factsOf(sip, text)} boxed />
      <Notices sip={sip} />
      {isHeld ? <NotBegun sip={sip} /> : stand === 'unpaid' ? <PayNow sip={sip} /> : <Acts sip={sip} onAct={setAct} />}
      {!isHeld && stand !== 'unpaid' && sip.history.length > 0 && <SipHistory sip={sip} />}
      {act && <SipDialog fallback={null} {...{ sip, today, act }} onDone={tellDone} onClose={() => setAct(null)} />}
    </article>
  );
}

/** Keeps the focus at a card whose button is gone by what was done, now or at a later reading: nobody begins at the top of the page again. */
function useFocusAfter(act: SipAct | null, sip: RunningSip) {
  const card = useRef<HTMLElement>(null);
  /** Something was done here, and the focus has not gone elsewhere since. */
  const isWatched = useRef(false);
  useEffect(() => {
    if (act !== null || !isWatched.current) return;
    const { activeElement } = (card.current?.getRootNode() ?? document) as Document | ShadowRoot;
    if (activeElement === null || activeElement === document.body) card.current?.focus();
    else isWatched.current = card.current?.contains(activeElement) ?? false;
  }, [act, sip]);
  return { card, noteDone: () => (isWatched.current = true) };
}

const tones: Readonly<Record<SipStand, BadgeProps['tone']>> = {
  unpaid: 'warning',
  waiting: 'accent',
  running: 'success',
  paused: 'warning',
  stopping: 'warning',
  finishing: 'accent',
  stopped: 'disabled',
  completed: 'disabled',
  ended: 'danger',
  offer_withdrawn: 'danger',
  cancelling: 'disabled',
  expired: 'disabled',
  never_began: 'disabled',
};

/** "Active SIP" is said of one that will be debited alone. */
function StatusBadge({ sip }: Pick<SipCardProps, 'sip'>) {
  const text = useWords(sipListText);
  const stand = sipStand(sip);
  if (stand === 'running' && sip.autoPay !== 'covered') return <Badge tone="danger">{text.notDebited}</Badge>;
  return <Badge tone={tones[stand]}>{text.statuses[stand]}</Badge>;
}

/** What is about to change, what was refused, and that nothing pays the SIP. */
function Notices({ sip }: Pick<SipCardProps, 'sip'>) {
  const text = useWords(sipListText);
  const { change, refused, autoPay, otherMandate, status, skipFrom, skipCount, keptDate, upcoming } = sip;
  const next = nextOf(sip);
  const firstSkipped = upcoming.find(({ isSkipped }) => isSkipped);
  return (
    <>
      {isLive(sip) && next && autoPay !== 'covered' && !otherMandate && (
        <Banner title={text.notDebitedTitle[autoPay]}>
          {text.missing[autoPay](formatDateShort(next.date))} <SetUpAutoPay />
        </Banner>
      )}
      {isLive(sip) && next && otherMandate && <OtherMandate sip={sip} date={next.date} />}
      {status === 'paused' && skipFrom !== null && firstSkipped && (
        <Banner tone="info">
          {text.pausedFrom(
            formatDateShort(firstSkipped.date),
            skippedIn(sip, skipCount),
            next && formatDateShort(next.date),
          )}
        </Banner>
      )}
      {status === 'stopping' && next && <Banner tone="info">{text.stopsAfter(formatDateShort(next.date))}</Banner>}
      {keptDate && <Banner title={text.keptTitle}>{text.kept(formatDateShort(keptDate))}</Banner>}
      {change && (
        <Banner tone="info" title={text.changingTitle}>
          {text.changing[change.kind](
            formatMoney(change.amount),
            ordinal(change.sipDate),
            formatDateShort(change.date),
          )}
        </Banner>
      )}
      {refused && (
        <Banner title={text.refusedTitle(formatDateShort(refused.on))}>{text.refused(refused.reason)}</Banner>
      )}
    </>
  );
}

/** Returns the instalments that a pause leaves out and that are still to come. */
const skippedIn = ({ upcoming }: RunningSip, most: number) =>
  Math.min(most, upcoming.filter(({ isSkipped }) => isSkipped).length);

/** The acts that are open, in the order of their weight. */
function Acts({ sip, onAct }: Pick<SipCardProps, 'sip'> & { readonly onAct: (act: SipAct) => void }) {
  const text = useWords(sipListText);
  const { skippable, changeable, resumable, change, status, stepUp } = sip;
  // the others ask for the account holder's code
  const isSignedOn = useIsSignedOn();
  const isReadOnly = useIsReadOnly();
  const isRunning = status === 'running' || status === 'paused';
  if (!isRunning || isReadOnly) return null;
  const open: readonly (readonly [SipAct, boolean])[] = [
    ['resume', resumable !== null && !isSignedOn],
    ['skip', skippable !== null && status === 'running' && !isSignedOn],
    ['pause', skippable !== null && change === null && !isSignedOn],
    ['change', changeable !== null],
    ['stepUp', changeable !== null || stepUp !== null],
    ['stop', true],
  ];
  return (
    <Row gap={2}>
      {open
        .filter(([, isOpen]) => isOpen)
        .map(([act]) => (
          <Button
            key={act}
            size="sm"
            variant={act === 'stop' ? 'danger-ghost' : 'secondary'}
            aria-label={text.actOf(text.acts[act], sip.scheme.schemeName)}
            onClick={() => onAct(act)}
          >
            {text.acts[act]}
          </Button>
        ))}
    </Row>
  );
}
