import type { Plan } from '@prosperx/core/stp';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { planListPath } from '#domain/navigation/plan-path.js';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useWidget } from '#services/widget-context.js';
import { planFormText } from './plan-form.text.js';

interface AlmostDoneProps {
  /** The plan that was entered; null before. */
  readonly plan: Plan | null;
  readonly today: BusinessDate;
}

/** Says that a link has to be confirmed, by whom and until when. */
export function AlmostDone({ plan, today }: AlmostDoneProps) {
  const text = useWords(planFormText);
  const { navigate } = useWidget();
  const kind = plan?.investmentType ?? 'STP';
  const leave = () => navigate(...planListPath(kind));
  const actions = (
    <Button variant="primary" block onClick={leave}>
      {text.toList(kind)}
    </Button>
  );
  return (
    <Dialog open={plan !== null} title={text.almostDone} actions={actions} onClose={leave}>
      {plan && (
        <div className="plan__dialog">
          <p>
            {plan.sentBy === 'email' ? text.byEmail(plan.sentTo) : text.bySms(plan.sentTo)}{' '}
            {plan.agentStatus === 'PENDING' && text.ofCustomer}
          </p>
          {plan.actBefore !== null && <p>{beforeOf(plan.actBefore, today, text)}</p>}
          <p>{text.within(kind)}</p>
        </div>
      )}
    </Dialog>
  );
}

function beforeOf(until: number, today: BusinessDate, text: typeof planFormText): string {
  const date = businessDateAt(until);
  return text.before(date, date === today);
}
