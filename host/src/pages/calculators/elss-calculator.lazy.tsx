import { ElssCalculator } from '@prosperx/sdk';
import { elssCalculatorContract } from '@prosperx/sdk/site';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';
import { usePlan } from './use-plan.js';

export function ElssCalculatorPage() {
  const { sharedByAgent, income, investment, alreadyUsed, regime, taxYear, annualRate, years, inflation } = useSearch({
    from: '/elss-calculator',
  });
  const { plan, fields } = usePlan(
    { income, investment, alreadyUsed, regime, taxYear, annualRate, years, inflation },
    elssCalculatorContract,
  );
  return (
    <CalculatorPage of="elss-calculator" plan={plan} fields={fields} sharedByAgent={sharedByAgent}>
      <ElssCalculator {...plan} share />
    </CalculatorPage>
  );
}
