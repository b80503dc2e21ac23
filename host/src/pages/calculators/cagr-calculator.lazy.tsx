import { CagrCalculator } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';

export function CagrCalculatorPage() {
  const { sharedByAgent, startValue, endValue, years, inflation } = useSearch({ from: '/cagr-calculator' });
  const plan = { startValue, endValue, years, inflation };
  return (
    <CalculatorPage of="cagr-calculator" plan={plan} sharedByAgent={sharedByAgent}>
      <CagrCalculator {...plan} share />
    </CalculatorPage>
  );
}
