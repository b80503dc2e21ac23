import { SipCalculator } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { Interested } from '#layout/interested.js';
import { Page } from '#layout/page.js';
import { calculatorsText } from '#pages/pages.text.js';
import { PlanForm } from './plan-form.js';

export function SipCalculatorPage() {
  const { monthlyAmount, annualRate, years, inflation, sharedByAgent } = useSearch({ from: '/sip-calculator' });
  return (
    <Page title={calculatorsText.sipTitle} intro={calculatorsText.sipIntro}>
      <SipCalculator
        heading={calculatorsText.sipPlan}
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
