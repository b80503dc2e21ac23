import { LumpsumCalculator } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { Interested } from '#layout/interested.js';
import { Page } from '#layout/page.js';
import { calculatorsText } from '#pages/pages.text.js';
import { PlanForm } from './plan-form.js';

export function LumpsumCalculatorPage() {
  const text = useWords(calculatorsText);
  const { amount, annualRate, years, inflation, sharedByAgent } = useSearch({ from: '/lumpsum-calculator' });
  return (
    <Page title={text.lumpsumTitle} intro={text.lumpsumIntro}>
      <LumpsumCalculator
        heading={text.lumpsumPlan}
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
