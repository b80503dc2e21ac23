import { SipCalculator } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { Interested } from '#layout/interested.js';
import { Page } from '#layout/page.js';
import { calculatorsText } from '#pages/pages.text.js';
import { PlanForm } from './plan-form.js';

export function SipCalculatorPage() {
  const text = useWords(calculatorsText);
  const { monthlyAmount, annualRate, years, inflation, sharedByAgent } = useSearch({ from: '/sip-calculator' });
  return (
    <Page title={text.sipTitle} intro={text.sipIntro}>
      <SipCalculator
        heading={text.sipPlan}
        monthlyAmount={monthlyAmount}
        annualRate={annualRate}
        years={years}
        inflation={inflation}
        suggestions
        share
      />
      <PlanForm plan={{ monthlyAmount, annualRate, years, inflation }} />
      {sharedByAgent && <Interested />}
    </Page>
  );
}
