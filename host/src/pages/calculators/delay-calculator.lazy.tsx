import { DelayCalculator } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';

export function DelayCalculatorPage() {
  const { sharedByAgent, monthlyAmount, annualRate, years, delayYears, inflation } = useSearch({
    from: '/delay-calculator',
  });
  const plan = { monthlyAmount, annualRate, years, delayYears, inflation };
  return (
    <CalculatorPage of="delay-calculator" plan={plan} sharedByAgent={sharedByAgent}>
      <DelayCalculator {...plan} share />
    </CalculatorPage>
  );
}
