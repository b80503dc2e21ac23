import { blockedText } from '@prosperx/core/customer-approval';
import { formatDateShort, frequencyName } from '@prosperx/core/format';
import { earlierUnlockOf } from '@prosperx/core/fund';
import { type Plan, planStatusText } from '@prosperx/core/stp';
import { useState } from 'react';
import { planListPath } from '#domain/navigation/plan-path.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Money } from '#primitives/display/money.js';
import { Outcome } from '#primitives/display/outcome.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { Stack } from '#primitives/display/stack.js';
import { SumList } from '#primitives/display/sum-list.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type PlanLinkView, usePlanAnswers } from '#queries/plan.js';
import { errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { planConfirmationText } from './plan-confirmation.text.js';

interface PlanAnswerProps {
  readonly view: PlanLinkView;
  readonly token: string;
}

/** The plan in full while it can be answered, and the answer. */
export function PlanAnswer({ view, token }: PlanAnswerProps) {
  const text = useWords(planConfirmationText);
  const { plan, open } = view;
  return (
    <Stack gap={5}>
      {open && <p>{text.intro(plan.investmentType, plan.advisorName)}</p>}
      {open && <SumList lines={linesOf(plan, text)} />}
      <Answer view={view} token={token} />
      <p>
        <small>
          <RiskWarning />
        </small>
      </p>
    </Stack>
  );
}

function linesOf(plan: Plan, text: typeof planConfirmationText) {
  const isStp = plan.investmentType === 'STP';
  const isMost = earlierUnlockOf(plan.toSubCategory) !== null;
  return [
    { term: text.from, value: <span lang="en">{plan.fromSchemeName}</span> },
    { term: text.to, value: isStp ? <span lang="en">{plan.toSchemeName}</span> : text.bank },
    ...(plan.lockInYears > 0 ? [{ term: text.lockIn, value: text.lockInYears(plan.lockInYears, isMost) }] : []),
    { term: text.folio, value: plan.folioNo },
    { term: text.amount, value: <Money amount={plan.installmentAmt} decimals={2} /> },
    { term: text.frequency, value: frequencyName(plan.investmentFrequency) },
    { term: text.instalments, value: plan.noOfInstallments },
    ...(plan.firstOrderToday === 'Y' ? [{ term: text.first, value: text.firstToday }] : []),
    { term: text.start, value: formatDateShort(plan.startDate) },
    { term: text.last, value: formatDateShort(plan.endDate) },
    { term: text.total, value: <Money amount={plan.amount} decimals={2} />, total: true },
  ];
}

/** Shows how the plan stands, and while it can be answered the two ways to do so. */
function Answer({ view, token }: PlanAnswerProps) {
  const text = useWords(planConfirmationText);
  const { confirm, decline } = usePlanAnswers(token);
  const blocks = useWords(blockedText);
  const { plan, open, blocked } = view;
  const error = (blocked ? null : confirm.error) ?? decline.error;
  const [wasOpen] = useState(open);
  if (view.isWithdrawn) return <Banner tone="warning">{text.withdrawn(plan.investmentType)}</Banner>;
  if (!open) return <PlanState plan={plan} isBlocked={blocked != null} isAnswered={wasOpen} />;
  return (
    <Stack gap={3}>
      {plan.actBefore !== null && <p>{text.before(plan.actBefore)}</p>}
      {blocked && (
        <div role="status">
          <Banner tone="warning">{blocks[blocked]}</Banner>
        </div>
      )}
      {error && (
        <div role="alert">
          <Banner tone="danger">{errorMessage(error)}</Banner>
        </div>
      )}
      {!blocked && (
        <Button variant="primary" size="lg" block busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {text.confirm}
        </Button>
      )}
      <Button variant="danger-ghost" size="lg" block busy={decline.isPending} onClick={() => decline.mutate()}>
        {text.decline}
      </Button>
    </Stack>
  );
}

interface PlanStateProps {
  readonly plan: Plan;
  /** Its advisor cannot set it up at present. */
  readonly isBlocked: boolean;
  /** true: just now, so that what was pressed is gone. */
  readonly isAnswered: boolean;
}

function PlanState({ plan, isBlocked, isAnswered }: PlanStateProps) {
  const text = useWords(planConfirmationText);
  const statuses = useWords(planStatusText);
  const { navigate } = useWidget();
  const { agentStatus, investmentType, advisorName } = plan;
  const Said = isAnswered ? Outcome : Banner;
  if (agentStatus === 'DECLINED') return <Said tone="info">{text.declined(investmentType)}</Said>;
  if (agentStatus === 'AUTOCXL' || agentStatus === 'PENDNEW' || agentStatus === 'PENDING')
    return <Said tone="warning">{text.late(investmentType)}</Said>;
  const isApproved = agentStatus === 'APPROVED';
  return (
    <Stack gap={3}>
      <Said tone="success" title={isApproved ? text.confirmed(investmentType) : undefined}>
        {isApproved
          ? advisorName === ''
            ? text.confirmedNext
            : isBlocked
              ? text.confirmedBlocked
              : text.confirmedAdvisor
          : `${text.status}: ${statuses[agentStatus]}`}
      </Said>
      <Button variant="primary" size="lg" block onClick={() => navigate(...planListPath(investmentType))}>
        {text.plans}
      </Button>
    </Stack>
  );
}
