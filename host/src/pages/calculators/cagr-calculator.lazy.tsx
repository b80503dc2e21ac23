import { CagrCalculator } from '@prosperx/sdk';
import { cagrCalculatorContract } from '@prosperx/sdk/site';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';
import { usePlan } from './use-plan.js';

export function CagrCalculatorPage() {
  const { sharedByAgent, startValue, endValue, years, inflation } = useSearch({ from: '/cagr-calculator' });
  const { plan, fields } = usePlan({ startValue, endValue, years, inflation }, cagrCalculatorContract);
  return (
    <CalculatorPage of="cagr-calculator" plan={plan} fields={fields} sharedByAgent={sharedByAgent}>
      <CagrCalculator {...plan} share />
    </CalculatorPage>
  );
}
