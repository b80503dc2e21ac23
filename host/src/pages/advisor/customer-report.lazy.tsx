import { CustomerReport } from '@prosperx/sdk/site/advisor';
import { Page } from '#layout/page.js';
import { advisorPagesText as text } from '#pages/pages.text.js';

/** The advisor's report of what customers have invested. */
export function CustomerReportPage() {
  return (
    <Page title={text.report} intro={text.reportIntro}>
      <CustomerReport />
    </Page>
  );
}
