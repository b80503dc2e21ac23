import { Banner } from '#ui/banner.js';
import { useWidget } from '#widget/context.js';
import { StepFrame } from '#flows/onboarding/step-frame.js';
import type { StepProps } from '#flows/onboarding/step-view.js';
import { mandateText as text } from './mandate.text.js';

/** Step 5, for now without a mandate: how far the registration is, and on to the cart. */
export function MandateStep({ flow, view }: StepProps) {
  const { navigate } = useWidget();
  const isDone = view.registeredWithBse === 3;
  return (
    <StepFrame
      flow={{ ...flow, next: () => navigate('/cart-review') }}
      view={view}
      title={text.title}
      lead={text.lead}
      isQuiet
    >
      <div role="status">
        <Banner tone={isDone ? 'success' : 'info'} title={isDone ? text.done : text.sent}>
          {isDone ? text.doneText : text.sentText}
        </Banner>
      </div>
    </StepFrame>
  );
}
