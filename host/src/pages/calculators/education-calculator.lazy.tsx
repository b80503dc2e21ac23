import { EducationCalculator } from '@prosperx/sdk';
import { educationCalculatorContract } from '@prosperx/sdk/site';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';
import { usePlan } from './use-plan.js';

export function EducationCalculatorPage() {
  const { sharedByAgent, costToday, years, inflation, saved, annualRate } = useSearch({
    from: '/education-calculator',
  });
  const { plan, fields } = usePlan({ costToday, years, inflation, saved, annualRate }, educationCalculatorContract);
  return (
    <CalculatorPage of="education-calculator" plan={plan} fields={fields} sharedByAgent={sharedByAgent}>
      <EducationCalculator {...plan} share />
    </CalculatorPage>
  );
}
