import { EducationCalculator } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { CalculatorPage } from './calculator-page.js';

export function EducationCalculatorPage() {
  const { sharedByAgent, costToday, years, inflation, saved, annualRate } = useSearch({
    from: '/education-calculator',
  });
  const plan = { costToday, years, inflation, saved, annualRate };
  return (
    <CalculatorPage of="education-calculator" plan={plan} sharedByAgent={sharedByAgent}>
      <EducationCalculator {...plan} share />
    </CalculatorPage>
  );
}
