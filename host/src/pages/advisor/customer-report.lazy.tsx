import { CustomerReport } from '@prosperx/sdk/site/advisor';
import { useWords } from '@prosperx/sdk/site/ui';
import { Page } from '#layout/page.js';
import { advisorPagesText } from '#pages/pages.text.js';

/** The advisor's report of what customers have invested. */
export function CustomerReportPage() {
  const text = useWords(advisorPagesText);
  return (
    <Page title={text.report} intro={text.reportIntro}>
      <CustomerReport />
    </Page>
  );
}
