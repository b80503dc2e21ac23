import { XirrCalculator } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';

export function XirrCalculatorPage() {
  const { sharedByAgent, flows, inflation } = useSearch({ from: '/xirr-calculator' });
  const plan = { flows, inflation };
  return (
    <CalculatorPage of="xirr-calculator" plan={plan} sharedByAgent={sharedByAgent}>
      <XirrCalculator {...plan} share />
    </CalculatorPage>
  );
}
