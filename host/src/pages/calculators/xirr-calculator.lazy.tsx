import { XirrCalculator } from '@prosperx/sdk';
import { xirrCalculatorContract } from '@prosperx/sdk/site';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';
import { usePlan } from './use-plan.js';

export function XirrCalculatorPage() {
  const { sharedByAgent, flows, inflation } = useSearch({ from: '/xirr-calculator' });
  const { plan, fields } = usePlan({ flows, inflation }, xirrCalculatorContract);
  return (
    <CalculatorPage of="xirr-calculator" plan={plan} fields={fields} sharedByAgent={sharedByAgent}>
      <XirrCalculator {...plan} share />
    </CalculatorPage>
  );
}
