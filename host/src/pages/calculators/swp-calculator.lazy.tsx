import { SwpCalculator } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';

export function SwpCalculatorPage() {
  const { sharedByAgent, corpus, monthlyAmount, annualRate, years, inflation } = useSearch({ from: '/swp-calculator' });
  const plan = { corpus, monthlyAmount, annualRate, years, inflation };
  return (
    <CalculatorPage of="swp-calculator" plan={plan} sharedByAgent={sharedByAgent}>
      <SwpCalculator {...plan} share />
    </CalculatorPage>
  );
}
