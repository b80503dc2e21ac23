import { formatDateShort, formatMoney } from '@prosperx/core/format';
import { categoryName } from '@prosperx/core/fund';
import {
  isNfoShareable,
  type Nfo,
  NFO_STATUSES,
  nfoCountdown,
  nfoOrderError,
  nfoPage,
  nfoReminderAt,
  nfoTakes,
  type NfoStatus,
  nfoFaceValue,
} from '@prosperx/core/nfo';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { type ReactNode, useState } from 'react';
import { nfoText } from '#domain/nfo/nfo.text.js';
import { Badge, Tag } from '#primitives/display/badge.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Card, type Fact, Facts } from '#primitives/display/card.js';
import { Monogram } from '#primitives/display/fund-cell.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { share as shareIcon } from '#primitives/icons/controls.js';
import { useNfoReminder } from '#queries/nfo-reminders.js';
import { returnPath } from '#services/open-page.js';
import { useServices, useStore } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useIsSignedOn } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import type { fundDetailContract } from './fund-detail.contract.js';
import { InvestPanel } from './invest-panel.js';
import { offerPageText } from './offer-page.text.js';
import { Risk } from './risk.js';
import { Heading, KindOfFund, Section } from './sections.js';
import type { InvestTarget } from './use-invest.js';
import css from './fund-page.css?inline';
import stepsCss from './offer-page.css?inline';

const NfoShare = lazy(async () => (await import('#domain/nfo/nfo-share.lazy.js')).NfoShare);

export interface OfferPageProps extends ViewProps<typeof fundDetailContract> {
  nfo: Nfo;
  /** The server's time. */
  now: Instant;
}

const daysOf = ({ nfoOpenDate, nfoClousureDate }: Nfo) => ({
  opens: businessDateAt(nfoOpenDate),
  closes: businessDateAt(nfoClousureDate),
});

/** A new fund offer whose units are not allotted yet: what it is, how an application goes, and beside it the application. */
export function OfferPage(props: OfferPageProps) {
  useStyles(css);
  const text = useWords(offerPageText);
  const { nfo, now, headingLevel } = props;
  const level = headingLevel + 1;
  const { order } = nfo;
  const target = targetOf(nfo, now);
  return (
    <article className="fund-detail" aria-label={nfo.schemeName}>
      <div className="fund-detail__main">
        <OfferHead nfo={nfo} now={now} level={headingLevel} />
        {!target && <Banner tone="info">{closedText(nfo, now, text)}</Banner>}
        {target?.minimumSipAmount === null && order?.minimumSipAmount && <Banner tone="info">{text.sipOver}</Banner>}
        <Reminder nfo={nfo} now={now} />
        <Section title={text.facts} level={level}>
          <div className="fund-detail__facts">
            <Card flush>
              <Facts facts={factsOf(nfo, text)} />
            </Card>
          </div>
        </Section>
        {order && isNfoShareable(nfo.nfoCategory) && <Steps nfo={nfo} level={level} />}
        {order && (
          <div className="fund-detail__two">
            <KindOfFund says={order.objective} level={level} />
            <Risk fund={order} level={level} />
          </div>
        )}
        <Notes nfo={nfo} />
      </div>
      {target && <InvestPanel {...props} fund={target} note={text.plan} />}
    </article>
  );
}

/** What can be invested in now; null while it takes no application. */
function targetOf(nfo: Nfo, now: Instant): InvestTarget | null {
  const { order, nfoCategory: nfoType, withdrawnOn: withdrawn, schemeName, fundHouse } = nfo;
  if (!order) return null;
  const { opens, closes } = daysOf(nfo);
  const { allotmentDate, faceValue } = order;
  const takes = (type: 'LUMPSUM' | 'SIP') =>
    nfoOrderError({ opens, closes, allotted: allotmentDate, withdrawn }, type, now) === null;
  if (!takes('LUMPSUM')) return null;
  const offer = { nfoType, closes, allotmentDate, faceValue };
  const minimumSipAmount = takes('SIP') ? order.minimumSipAmount : null;
  return { ...order, minimumSipAmount, schemeName, fundHouse, today: businessDateAt(now), offer };
}

/** Why it takes no application. */
function closedText(nfo: Nfo, now: Instant, text: typeof offerPageText): string {
  const { opens, closes } = daysOf(nfo);
  if (nfo.withdrawnOn) return text.withdrawn;
  if (businessDateAt(now) > closes)
    return nfo.order ? text.closedUntil(formatDateShort(nfo.order.allotmentDate)) : text.closed;
  return nfo.order ? text.notOpen(formatDateShort(opens)) : text.notSold;
}

function OfferHead({ nfo, now, level }: { nfo: Nfo; now: Instant; level: number }) {
  const text = useWords(offerPageText);
  const words = useWords(nfoText);
  const { session } = useServices();
  const { advisor } = useStore(session);
  const [isShared, setShared] = useState(false);
  const { order, withdrawnOn } = nfo;
  const next = withdrawnOn ? null : nfoCountdown(daysOf(nfo), order, now);
  const kinds = order
    ? new Set([categoryName(order.category), categoryName(order.subCategory)])
    : [categoryName(nfo.category)];
  return (
    <header className="fund-detail__head">
      <Monogram name={nfo.fundHouse} size="calc(var(--px-unit) * 3.5)" />
      <div>
        <Heading level={level} className="fund-detail__name" lang="en">
          {nfo.schemeName}
        </Heading>
        <p>
          <Tag>{text.offer}</Tag>
          {[...kinds].map((kind) => (
            <Tag key={kind}>{kind}</Tag>
          ))}
        </p>
        <p>
          <Badge tone={next?.next === 'closes' ? 'success' : next ? 'accent' : 'disabled'}>
            {withdrawnOn ? words.withdrawn(withdrawnOn) : words.groups[statusOf(nfo)]}
          </Badge>
          {next && <span>{words.countdown(next)}</span>}
        </p>
      </div>
      {advisor && isNfoShareable(nfo.nfoCategory) && (
        <div className="fund-detail__actions">
          <Button size="sm" onClick={() => setShared(true)}>
            <Icon shape={shareIcon} />
            {text.share}
          </Button>
        </div>
      )}
      {isShared && <NfoShare nfos={[nfo]} onClose={() => setShared(false)} />}
    </header>
  );
}

function statusOf({ nfoCategory }: Nfo): NfoStatus {
  if (nfoCategory === NFO_STATUSES.open) return 'open';
  if (nfoCategory === NFO_STATUSES.upcoming) return 'upcoming';
  return nfoCategory === NFO_STATUSES.closed ? 'closed' : 'closed-listed';
}

/** Asks for a reminder of the close, while there is time for one. */
function Reminder({ nfo, now }: { nfo: Nfo; now: Instant }) {
  const text = useWords(offerPageText);
  const { navigate } = useWidget();
  const reminder = useNfoReminder(nfo.encryptedSchemeId);
  const isSignedOn = useIsSignedOn();
  const at = nfoReminderAt(daysOf(nfo));
  if (nfo.withdrawnOn || now >= at || !(reminder.isVisitor || reminder.isOwn)) return null;
  const { to, params } = nfoPage(nfo);
  const page = returnPath(to, params);
  const { isOn } = reminder;
  if (isSignedOn && !isOn) return null;
  // the same button before and after, so that it keeps the focus
  return (
    <p>
      <span role="status">{isOn && text.reminded(formatDateShort(businessDateAt(at)))}</span>{' '}
      {!isSignedOn && (
        <Button
          size="sm"
          variant={isOn ? 'ghost' : undefined}
          busy={reminder.isBusy}
          onClick={() => (reminder.isVisitor ? navigate('/login', { to: page }) : reminder.set(!isOn))}
        >
          {isOn ? text.noReminder : text.remind}
        </Button>
      )}
    </p>
  );
}

function factsOf(nfo: Nfo, text: typeof offerPageText): readonly Fact[] {
  const { opens, closes } = daysOf(nfo);
  const { allotmentDate, minimumSipAmount, minimumLumpsumAmount, isin } = nfo;
  const takes = nfoTakes(nfo.order);
  const known = (term: string, value: ReactNode) => (value === null ? [] : [{ term, value }]);
  return [
    { term: text.opens, value: formatDateShort(opens) },
    { term: text.closes, value: formatDateShort(closes) },
    ...(takes ? [{ term: text.cutOffs, value: text.cutOffsOf[takes], isWhole: true }] : []),
    ...known(text.allotment, allotmentDate && formatDateShort(allotmentDate)),
    ...known(text.price, nfo.order && formatMoney(nfoFaceValue(nfo.order))),
    ...known(text.minimumLumpsum, minimumLumpsumAmount && formatMoney(minimumLumpsumAmount)),
    ...known(text.minimumSip, minimumSipAmount && formatMoney(minimumSipAmount)),
    { term: text.fundHouse, value: nfo.fundHouse },
    { term: text.kind, value: nfo.category },
    ...known(text.isin, isin),
  ];
}

function Steps({ nfo, level }: { nfo: Nfo; level: number }) {
  useStyles(stepsCss);
  const text = useWords(offerPageText);
  if (!nfo.order) return null;
  const takesSip = nfoTakes(nfo.order) === 'SIP';
  const [closes, allotment] = [daysOf(nfo).closes, nfo.order.allotmentDate].map((date) => formatDateShort(date));
  return (
    <Section title={text.steps} level={level}>
      <ol className="fund-detail__steps">
        {text.stepsOf(closes ?? '', allotment ?? '', formatMoney(nfoFaceValue(nfo.order)), takesSip).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  );
}

/** Who says all this, what a sandbox has changed of it, and the warning. */
function Notes({ nfo }: { nfo: Nfo }) {
  const text = useWords(offerPageText);
  const words = useWords(nfoText);
  return (
    <div className="fund-detail__note">
      <p>{text.new}</p>
      <p>{words.sourceOf(nfo.source, formatDateShort(nfo.asOf))}</p>
      {nfo.movedDays !== 0 && <p>{words.moved(nfo.movedDays)}</p>}
      <p>
        <RiskWarning />
      </p>
    </div>
  );
}
