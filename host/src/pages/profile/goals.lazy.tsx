import { Goals } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { AccountPage } from '#layout/account-page.js';
import { pagesText } from '#pages/pages.text.js';

export function GoalsPage() {
  const text = useWords(pagesText);
  const { cost, years, annualRate, inflation } = useSearch({ from: '/profile/goals' });
  return (
    <AccountPage title={text.goals} intro={text.goalsIntro}>
      <Goals cost={cost} years={years} annualRate={annualRate} inflation={inflation} />
    </AccountPage>
  );
}
