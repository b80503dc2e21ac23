import type { PlanKind } from '@prosperx/core/stp';
import { planFormPath, planListPath } from '#domain/navigation/plan-path.js';
import { Button } from '#primitives/display/button.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { Row } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { useIsReadOnly } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { planInfoText, plansText } from './plan.text.js';
import css from './plan.css?inline';

/** Says what an STP or SWP is and how one is set up. */
export function PlanInfo({ kind }: { readonly kind: PlanKind }) {
  const text = useWords(planInfoText);
  const { setUp } = useWords(plansText);
  useStyles(css);
  const { navigate } = useWidget();
  const isReadOnly = useIsReadOnly();
  const { intro, steps, notes } = text[kind];
  return (
    <div className="plan__info">
      <p>{intro}</p>
      <section>
        <h2>{text.stepsTitle}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{text.notesTitle}</h2>
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
      <Row>
        {!isReadOnly && (
          <Button variant="primary" onClick={() => navigate(...planFormPath(kind))}>
            {setUp[kind]}
          </Button>
        )}
        <Button variant="ghost" onClick={() => navigate(...planListPath(kind))}>
          {text.back(kind)}
        </Button>
      </Row>
      <p className="plan__muted">
        <RiskWarning />
      </p>
    </div>
  );
}
