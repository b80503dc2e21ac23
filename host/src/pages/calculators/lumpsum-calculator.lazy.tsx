import { LumpsumCalculator } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { Interested } from '#layout/interested.js';
import { Page } from '#layout/page.js';
import { calculatorsText } from '#pages/pages.text.js';
import { PlanForm } from './plan-form.js';

export function LumpsumCalculatorPage() {
  const { amount, annualRate, years, inflation, sharedByAgent } = useSearch({ from: '/lumpsum-calculator' });
  return (
    <Page title={calculatorsText.lumpsumTitle} intro={calculatorsText.lumpsumIntro}>
      <LumpsumCalculator
        heading={calculatorsText.lumpsumPlan}
        amount={amount}
        annualRate={annualRate}
        years={years}
        inflation={inflation}
        suggestions
        share
      />
      <PlanForm plan={{ amount, annualRate, years, inflation }} />
      {sharedByAgent && <Interested />}
    </Page>
  );
}
