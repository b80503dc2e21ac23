import { StepUpCalculator } from '@prosperx/sdk';
import { stepUpCalculatorContract } from '@prosperx/sdk/site';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { Interested } from '#layout/interested.js';
import { Page } from '#layout/page.js';
import { calculatorsText } from '#pages/pages.text.js';
import { PlanForm } from './plan-form.js';
import { usePlan } from './use-plan.js';

export function StepUpCalculatorPage() {
  const text = useWords(calculatorsText);
  const { monthlyAmount, stepUp, annualRate, years, inflation, sharedByAgent } = useSearch({
    from: '/step-up-calculator',
  });
  const { plan, fields } = usePlan({ monthlyAmount, stepUp, annualRate, years, inflation }, stepUpCalculatorContract);
  return (
    <Page title={text.stepUpTitle} intro={text.stepUpIntro}>
      <StepUpCalculator {...plan} heading={text.sipPlan} suggestions share />
      <PlanForm plan={plan} fields={fields} />
      {sharedByAgent && <Interested />}
    </Page>
  );
}
