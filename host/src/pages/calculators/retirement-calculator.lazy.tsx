import { RetirementCalculator } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';

export function RetirementCalculatorPage() {
  const { sharedByAgent, age, retireAt, liveUntil, monthlyExpenses, inflation, saved, annualRate, laterRate } =
    useSearch({ from: '/retirement-calculator' });
  const plan = { age, retireAt, liveUntil, monthlyExpenses, inflation, saved, annualRate, laterRate };
  return (
    <CalculatorPage of="retirement-calculator" plan={plan} sharedByAgent={sharedByAgent}>
      <RetirementCalculator {...plan} share />
    </CalculatorPage>
  );
}
