import { Banner } from '#ui/banner.js';
import { TextLink } from '#ui/text-link.js';
import { useWidget } from '#widget/context.js';
import { onboardingText } from '#flows/onboarding/onboarding.text.js';
import { StepFrame } from '#flows/onboarding/step-frame.js';
import type { StepProps } from '#flows/onboarding/step-view.js';
import { riskText as text } from './risk.text.js';

const CHECKOUT = { flowType: 'checkout' };

/** Step 3: leads to the questions, and past them once they are answered. */
export function RiskStep({ flow, view }: StepProps) {
  const { navigate } = useWidget();
  const next = () => (view.hasRiskProfile ? flow.next() : navigate('/profile/risk-profile', CHECKOUT));
  const see = <TextLink onClick={() => navigate('/profile/risk-profile-result', CHECKOUT)}>{text.see}</TextLink>;
  return (
    <StepFrame
      flow={{ ...flow, next }}
      view={view}
      title={text.title}
      lead={text.lead}
      submit={view.hasRiskProfile ? onboardingText.next : text.begin}
    >
      {view.hasRiskProfile && (
        <Banner tone="success" title={text.doneTitle} action={see}>
          {text.done}
        </Banner>
      )}
    </StepFrame>
  );
}
