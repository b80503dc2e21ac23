import { GoalCalculator } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { Interested } from '#layout/interested.js';
import { Page } from '#layout/page.js';
import { calculatorsText } from '#pages/pages.text.js';
import { PlanForm } from './plan-form.js';

export function GoalCalculatorPage() {
  const text = useWords(calculatorsText);
  const { goalAmount, annualRate, years, inflation, sharedByAgent } = useSearch({ from: '/goal-amount-calculator' });
  return (
    <Page title={text.goalTitle} intro={text.goalIntro}>
      <GoalCalculator
        suggestions
        share
        heading={text.goalPlan}
        goalAmount={goalAmount}
        annualRate={annualRate}
        years={years}
        inflation={inflation}
      />
      <PlanForm plan={{ goalAmount, annualRate, years, inflation }} />
      {sharedByAgent && <Interested />}
    </Page>
  );
}
