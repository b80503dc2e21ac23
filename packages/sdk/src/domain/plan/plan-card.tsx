import { formatDateShort, formatNav, formatUnits, frequencyName } from '@prosperx/core/format';
import { type Plan, planAction, type PlanInstalment, type PlanStatus, planStatusText } from '@prosperx/core/stp';
import { businessDateAt } from '@prosperx/core/time';
import { Accordion } from '#primitives/display/accordion.js';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Card, Facts } from '#primitives/display/card.js';
import { TextLink } from '#primitives/display/links.js';
import { Money } from '#primitives/display/money.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useIsReadOnly, useIsSignedOn } from '#session/use-session.js';
import { planListText } from './plan.text.js';

const TONES: Readonly<Record<PlanStatus, BadgeProps['tone']>> = {
  ACTIVE: 'success',
  APPROVED: 'accent',
  PROCESSING: 'warning',
  PENDNEW: 'warning',
  PENDING: 'warning',
  AUTOCXL: 'danger',
  REJECTED: 'danger',
  DECLINED: 'disabled',
  STOPPED: 'disabled',
  COMPLETED: 'disabled',
};

interface PlanCardProps {
  readonly plan: Plan;
  readonly onAct: (what: 'stop' | 'set_up' | 'verification') => void;
}

/** One plan: what moves where, how much and when, how it stands, and what can be done. */
export function PlanCard({ plan, onAct }: PlanCardProps) {
  const text = useWords(planListText);
  const { fromSchemeName, toSchemeName, investmentType, isStopping } = plan;
  return (
    <Card>
      <article className="plan__card" aria-label={fromSchemeName}>
        <div className="plan__head">
          <h2>
            <span lang="en">{fromSchemeName}</span> <span>{text.to}</span>{' '}
            {investmentType === 'STP' ? <span lang="en">{toSchemeName}</span> : text.bank}
          </h2>
          <Status plan={plan} />
        </div>
        <p className="plan__amount">
          <span className="plan__muted">{text.amount}</span>
          <Money amount={plan.installmentAmt} size="lg" />
        </p>
        <Facts facts={factsOf(plan, text)} boxed />
        {isStopping && <p>{text.stoppingText(plan.nextDate)}</p>}
        {plan.remarks && <p lang={writtenIn(plan.remarks)}>{plan.remarks}</p>}
        {plan.instalments.length > 0 && (
          <Accordion title={text.history(plan.instalments.length)}>
            <ul className="plan__history">
              {plan.instalments.map((each) => (
                <Installment key={each.instalment} made={each} />
              ))}
            </ul>
          </Accordion>
        )}
        <div className="plan__foot">
          <span className="plan__muted">{noteOf(plan, text)}</span>
          <Action plan={plan} onAct={onAct} />
        </div>
      </article>
    </Card>
  );
}

function Status({ plan: { agentStatus, sentBy, isStopping } }: Pick<PlanCardProps, 'plan'>) {
  const text = useWords(planListText);
  const statuses = useWords(planStatusText);
  if (isStopping) return <Badge tone="warning">{text.stopping}</Badge>;
  const isSms = agentStatus === 'PENDNEW' && sentBy === 'sms';
  return <Badge tone={TONES[agentStatus]}>{isSms ? text.pendingSms : statuses[agentStatus]}</Badge>;
}

function factsOf(plan: Plan, text: typeof planListText) {
  const { investmentFrequency, instalmentsDone, noOfInstallments, nextDate, startDate, endDate } = plan;
  return [
    { term: text.frequency, value: frequencyName(investmentFrequency) },
    { term: text.instalments, value: text.done(instalmentsDone, noOfInstallments) },
    nextDate === null
      ? { term: text.start, value: formatDateShort(startDate) }
      : { term: text.next, value: formatDateShort(nextDate) },
    { term: text.end, value: formatDateShort(endDate) },
    { term: text.total, value: <Money amount={plan.amount} /> },
  ];
}

function noteOf(plan: Plan, text: typeof planListText): string {
  const { agentStatus, actBefore, txnRegNo, createdDate, folioNo, advisorName } = plan;
  if (agentStatus === 'APPROVED' && actBefore !== null) return text.setUpBefore(actBefore);
  return [
    text.folio(folioNo),
    txnRegNo === '' ? text.entered(businessDateAt(createdDate)) : text.number(txnRegNo),
    ...(advisorName === '' ? [] : [text.by(advisorName)]),
  ].join(', ');
}

function Action({ plan, onAct }: PlanCardProps) {
  const text = useWords(planListText);
  const { agentStatus, fromSchemeName } = plan;
  // its owner stops it, who signed in themselves
  const isSignedOn = useIsSignedOn();
  const isReadOnly = useIsReadOnly();
  const action = planAction(agentStatus);
  if (action === 'stop' ? isSignedOn : action === 'set_up' && isReadOnly) return null;
  if (action === 'stop')
    return (
      <Button size="sm" aria-label={text.stopOf(fromSchemeName)} onClick={() => onAct('stop')}>
        {text.stop}
      </Button>
    );
  if (action === 'set_up')
    return (
      <Button
        size="sm"
        variant="primary"
        aria-label={text.setUpOrderOf(fromSchemeName)}
        onClick={() => onAct('set_up')}
      >
        {text.setUpOrder}
      </Button>
    );
  if (agentStatus !== 'PENDNEW' && agentStatus !== 'PENDING') return null;
  return (
    <TextLink small onClick={() => onAct('verification')}>
      {text.whatNext}
    </TextLink>
  );
}

function Installment({ made }: { readonly made: PlanInstalment }) {
  const text = useWords(planListText);
  const { instalment, date, outcome, reason, sold } = made;
  const tones = { done: 'success', under_way: 'warning', failed: 'danger' } as const;
  return (
    <li>
      <span>
        {text.instalment(instalment)}, {formatDateShort(date)}
      </span>
      <Badge tone={tones[outcome]}>{text.outcomes[outcome]}</Badge>
      {reason && <small lang={writtenIn(reason)}>{reason}</small>}
      {sold && <small>{text.sold(formatUnits(sold.units), formatNav(sold.nav), sold.navDate)}</small>}
    </li>
  );
}
