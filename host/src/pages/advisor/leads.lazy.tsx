import { Leads } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { Survey } from '#layout/survey.js';
import { advisorPagesText } from '#pages/pages.text.js';
import { leadsSearch } from './search.js';

/** The leads of an advisor; what is filtered stands in the address. */
export function LeadsPage() {
  const text = useWords(advisorPagesText);
  const { status } = useSearch({ from: '/leads' });
  const navigate = useNavigate();
  const keep = (next: string) => void navigate({ to: '/leads', search: leadsSearch.validateSearch({ status: next }) });
  return (
    <Page title={text.leads} intro={text.leadsIntro}>
      <Leads status={status} onChanged={({ status: next }) => keep(next)} />
      <Survey survey="leads" />
    </Page>
  );
}
