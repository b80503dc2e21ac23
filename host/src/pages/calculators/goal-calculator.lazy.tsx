import { GoalCalculator } from '@prosperx/sdk';
import { goalCalculatorContract } from '@prosperx/sdk/site';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { Interested } from '#layout/interested.js';
import { Page } from '#layout/page.js';
import { calculatorsText } from '#pages/pages.text.js';
import { PlanForm } from './plan-form.js';
import { usePlan } from './use-plan.js';

export function GoalCalculatorPage() {
  const text = useWords(calculatorsText);
  const { goalAmount, annualRate, years, inflation, sharedByAgent } = useSearch({ from: '/goal-amount-calculator' });
  const { plan, fields } = usePlan({ goalAmount, annualRate, years, inflation }, goalCalculatorContract);
  return (
    <Page title={text.goalTitle} intro={text.goalIntro}>
      <GoalCalculator suggestions share {...plan} heading={text.goalPlan} />
      <PlanForm plan={plan} fields={fields} />
      {sharedByAgent && <Interested />}
    </Page>
  );
}
