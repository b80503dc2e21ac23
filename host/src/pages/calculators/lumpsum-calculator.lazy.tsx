import { LumpsumCalculator } from '@prosperx/sdk';
import { lumpsumCalculatorContract } from '@prosperx/sdk/site';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { Interested } from '#layout/interested.js';
import { Page } from '#layout/page.js';
import { calculatorsText } from '#pages/pages.text.js';
import { PlanForm } from './plan-form.js';
import { usePlan } from './use-plan.js';

export function LumpsumCalculatorPage() {
  const text = useWords(calculatorsText);
  const { amount, annualRate, years, inflation, sharedByAgent } = useSearch({ from: '/lumpsum-calculator' });
  const { plan, fields } = usePlan({ amount, annualRate, years, inflation }, lumpsumCalculatorContract);
  return (
    <Page title={text.lumpsumTitle} intro={text.lumpsumIntro}>
      <LumpsumCalculator {...plan} heading={text.lumpsumPlan} suggestions share />
      <PlanForm plan={plan} fields={fields} />
      {sharedByAgent && <Interested />}
    </Page>
  );
}
