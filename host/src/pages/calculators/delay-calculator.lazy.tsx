import { DelayCalculator } from '@prosperx/sdk';
import { delayCalculatorContract } from '@prosperx/sdk/site';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';
import { usePlan } from './use-plan.js';

export function DelayCalculatorPage() {
  const { sharedByAgent, monthlyAmount, annualRate, years, delayYears, inflation } = useSearch({
    from: '/delay-calculator',
  });
  const { plan, fields } = usePlan(
    { monthlyAmount, annualRate, years, delayYears, inflation },
    delayCalculatorContract,
  );
  return (
    <CalculatorPage of="delay-calculator" plan={plan} fields={fields} sharedByAgent={sharedByAgent}>
      <DelayCalculator {...plan} share />
    </CalculatorPage>
  );
}
