import { FundSearch } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';

/** Results; the box stands in the header, and on narrow screens in a panel of its own. */
export function SearchPage() {
  const { keywords, page } = useSearch({ from: '/search' });
  return (
    <Page title={keywords ? pagesText.resultsFor(keywords) : pagesText.allFunds} led>
      <FundSearch keywords={keywords} page={page} resultsOnly />
    </Page>
  );
}
