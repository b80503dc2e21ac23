import { SwpCalculator } from '@prosperx/sdk';
import { swpCalculatorContract } from '@prosperx/sdk/site';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';
import { usePlan } from './use-plan.js';

export function SwpCalculatorPage() {
  const { sharedByAgent, corpus, monthlyAmount, annualRate, years, inflation } = useSearch({ from: '/swp-calculator' });
  const { plan, fields } = usePlan({ corpus, monthlyAmount, annualRate, years, inflation }, swpCalculatorContract);
  return (
    <CalculatorPage of="swp-calculator" plan={plan} fields={fields} sharedByAgent={sharedByAgent}>
      <SwpCalculator {...plan} share />
    </CalculatorPage>
  );
}
