import { Goals } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { AccountPage } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';

export function GoalsPage() {
  const { cost, years, annualRate, inflation } = useSearch({ from: '/profile/goals' });
  return (
    <AccountPage title={pagesText.goals} intro={pagesText.goalsIntro}>
      <Goals cost={cost} years={years} annualRate={annualRate} inflation={inflation} />
    </AccountPage>
  );
}
