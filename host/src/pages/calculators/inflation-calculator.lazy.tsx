import { InflationCalculator } from '@prosperx/sdk';
import { inflationCalculatorContract } from '@prosperx/sdk/site';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';
import { usePlan } from './use-plan.js';

export function InflationCalculatorPage() {
  const { sharedByAgent, amount, inflation, years } = useSearch({ from: '/inflation-calculator' });
  const { plan, fields } = usePlan({ amount, inflation, years }, inflationCalculatorContract);
  return (
    <CalculatorPage of="inflation-calculator" plan={plan} fields={fields} sharedByAgent={sharedByAgent}>
      <InflationCalculator {...plan} share />
    </CalculatorPage>
  );
}
