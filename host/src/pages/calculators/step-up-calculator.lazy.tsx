import { StepUpCalculator } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { Interested } from '#layout/interested.js';
import { Page } from '#layout/page.js';
import { calculatorsText } from '#pages/pages.text.js';
import { PlanForm } from './plan-form.js';

export function StepUpCalculatorPage() {
  const text = useWords(calculatorsText);
  const { monthlyAmount, stepUp, annualRate, years, inflation, sharedByAgent } = useSearch({
    from: '/step-up-calculator',
  });
  return (
    <Page title={text.stepUpTitle} intro={text.stepUpIntro}>
      <StepUpCalculator
        heading={text.sipPlan}
        monthlyAmount={monthlyAmount}
        stepUp={stepUp}
        annualRate={annualRate}
        years={years}
        inflation={inflation}
        suggestions
        share
      />
      <PlanForm plan={{ monthlyAmount, stepUp, annualRate, years, inflation }} />
      {sharedByAgent && <Interested />}
    </Page>
  );
}
