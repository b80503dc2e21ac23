import type { Plan } from '@prosperx/core/stp';
import { useState } from 'react';
import { planFormPath, planListPath } from '#domain/navigation/plan-path.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { OwnLogin } from '#domain/session/own-login.js';
import { Button } from '#primitives/display/button.js';
import { lazy } from '#primitives/display/lazy.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useStopPlan } from '#queries/plan.js';
import { isUnanswered, showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useIsReadOnly } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { PlanCard } from './plan-card.js';
import type { PlanProps } from './plan-states.js';
import { planListText, plansText } from './plan.text.js';
import css from './plan.css?inline';

const PlanSetUp = lazy(async () => (await import('./plan-set-up.lazy.js')).PlanSetUp);

interface PlanListProps extends Pick<PlanProps, 'kind' | 'onStopped'> {
  readonly plans: readonly Plan[];
}

/** What is open over the list, and about which plan. */
type Opened = { readonly what: 'stop' | 'set_up' | 'verification'; readonly id: string } | null;

/** A card a plan, newest first, with what can be done about it. */
export function PlanList({ kind, plans, onStopped }: PlanListProps) {
  const { setUp, howItWorks } = useWords(plansText);
  const text = useWords(planListText);
  useStyles(css);
  const { navigate } = useWidget();
  const [opened, open] = useState<Opened>(null);
  const about = plans.find(({ id }) => id === opened?.id) ?? null;
  const close = () => open(null);
  const isReadOnly = useIsReadOnly();
  const [to, params] = planListPath(kind);
  return (
    <div className="plan">
      <div className="plan__bar">
        {!isReadOnly && (
          <Button variant="primary" onClick={() => navigate(...planFormPath(kind))}>
            {setUp[kind]}
          </Button>
        )}
        <Button variant="ghost" onClick={() => navigate(...planListPath(kind, 'info'))}>
          {howItWorks[kind]}
        </Button>
      </div>
      <OwnLogin {...{ to, params }} />
      <ul className="plan__list" aria-label={text.list(kind)}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} onAct={(what) => open({ what, id: plan.id })} />
          </li>
        ))}
      </ul>
      <p className="plan__muted">
        <RiskWarning />
      </p>
      <StopDialog plan={opened?.what === 'stop' ? about : null} onClose={close} onStopped={onStopped} />
      <VerificationDialog plan={opened?.what === 'verification' ? about : null} onClose={close} />
      {opened?.what === 'set_up' && about && <PlanSetUp plan={about} onClose={close} />}
      <FlashOutlet />
    </div>
  );
}

interface PlanDialogProps {
  /** null: closed. */
  readonly plan: Plan | null;
  readonly onClose: () => void;
}

/** Asks before a plan is stopped: nothing brings it back. */
function StopDialog({ plan, onClose, onStopped }: PlanDialogProps & Pick<PlanProps, 'onStopped'>) {
  const text = useWords(planListText);
  const services = useServices();
  const stop = useStopPlan();
  const run = (stopped: Plan) =>
    stop.mutate(stopped, {
      onSuccess: ({ investmentType, isStopping }) => {
        services.flash
          .getState()
          .show('success', isStopping ? text.asked(investmentType) : text.stopped[investmentType]);
        onStopped?.({ id: stopped.id });
      },
      onError: (error) => {
        const sentences = isUnanswered(error) ? text.unavailable : text.notStopped;
        showErrorFlash(services, error, sentences[stopped.investmentType]);
      },
      onSettled: onClose,
    });
  const actions = plan && (
    <>
      <Button onClick={onClose}>{text.keep}</Button>
      <Button variant="danger" busy={stop.isPending} onClick={() => run(plan)}>
        {text.stop}
      </Button>
    </>
  );
  return (
    <Dialog
      open={plan !== null}
      title={plan ? text.stopTitle(plan.investmentType) : ''}
      actions={actions}
      alert
      onClose={onClose}
    >
      {plan && <p>{text.stopText(plan.installmentAmt, plan.nextDate)}</p>}
    </Dialog>
  );
}

/** Says where the link of a plan was sent, and until when it is good. */
function VerificationDialog({ plan, onClose }: PlanDialogProps) {
  const text = useWords(planListText);
  const actions = (
    <Button variant="primary" onClick={onClose}>
      {text.understood}
    </Button>
  );
  return (
    <Dialog open={plan !== null} title={text.verification} actions={actions} onClose={onClose}>
      {plan && (
        <p>{plan.actBefore === null ? text.verificationOver : text.verificationText(plan.sentTo, plan.actBefore)}</p>
      )}
    </Dialog>
  );
}
