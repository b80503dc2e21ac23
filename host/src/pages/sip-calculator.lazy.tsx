import { SipCalculator } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { calculatorsText } from './pages.text.js';

export function SipCalculatorPage() {
  const { monthlyAmount, annualRate, years } = useSearch({ from: '/sip-calculator' });
  return (
    <Page title={calculatorsText.sipTitle} lead={calculatorsText.sipLead}>
      <SipCalculator
        heading={calculatorsText.sipPlan}
        monthlyAmount={monthlyAmount}
        annualRate={annualRate}
        years={years}
        suggestions
      />
    </Page>
  );
}
