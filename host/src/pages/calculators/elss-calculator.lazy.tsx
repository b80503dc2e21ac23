import { ElssCalculator } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';

export function ElssCalculatorPage() {
  const { sharedByAgent, income, investment, alreadyUsed, regime, taxYear, annualRate, years, inflation } = useSearch({
    from: '/elss-calculator',
  });
  const plan = { income, investment, alreadyUsed, regime, taxYear, annualRate, years, inflation };
  return (
    <CalculatorPage of="elss-calculator" plan={plan} sharedByAgent={sharedByAgent}>
      <ElssCalculator {...plan} share />
    </CalculatorPage>
  );
}
