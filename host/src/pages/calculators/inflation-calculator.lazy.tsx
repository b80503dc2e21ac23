import { InflationCalculator } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';

export function InflationCalculatorPage() {
  const { sharedByAgent, amount, inflation, years } = useSearch({ from: '/inflation-calculator' });
  const plan = { amount, inflation, years };
  return (
    <CalculatorPage of="inflation-calculator" plan={plan} sharedByAgent={sharedByAgent}>
      <InflationCalculator {...plan} share />
    </CalculatorPage>
  );
}
