import { SipCalculator } from '@prosperx/sdk';
import { sipCalculatorContract } from '@prosperx/sdk/site';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { Interested } from '#layout/interested.js';
import { Page } from '#layout/page.js';
import { calculatorsText } from '#pages/pages.text.js';
import { PlanForm } from './plan-form.js';
import { usePlan } from './use-plan.js';

export function SipCalculatorPage() {
  const text = useWords(calculatorsText);
  const { monthlyAmount, annualRate, years, inflation, sharedByAgent } = useSearch({ from: '/sip-calculator' });
  const { plan, fields } = usePlan({ monthlyAmount, annualRate, years, inflation }, sipCalculatorContract);
  return (
    <Page title={text.sipTitle} intro={text.sipIntro}>
      <SipCalculator {...plan} heading={text.sipPlan} suggestions share />
      <PlanForm plan={plan} fields={fields} />
      {sharedByAgent && <Interested />}
    </Page>
  );
}
