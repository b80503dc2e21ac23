import { RetirementCalculator } from '@prosperx/sdk';
import { retirementCalculatorContract } from '@prosperx/sdk/site';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';
import { usePlan } from './use-plan.js';

export function RetirementCalculatorPage() {
  const { sharedByAgent, age, retireAt, liveUntil, monthlyExpenses, inflation, saved, annualRate, laterRate } =
    useSearch({ from: '/retirement-calculator' });
  const { plan, fields } = usePlan(
    { age, retireAt, liveUntil, monthlyExpenses, inflation, saved, annualRate, laterRate },
    retirementCalculatorContract,
  );
  return (
    <CalculatorPage of="retirement-calculator" plan={plan} fields={fields} sharedByAgent={sharedByAgent}>
      <RetirementCalculator {...plan} share />
    </CalculatorPage>
  );
}
