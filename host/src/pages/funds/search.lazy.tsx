import { FundSearch } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';

/** Results; the box stands in the header, and on narrow screens in a panel of its own. */
export function SearchPage() {
  const text = useWords(pagesText);
  const { keywords, page } = useSearch({ from: '/search' });
  return (
    <Page title={keywords ? text.resultsFor(keywords) : text.allFunds} led>
      <FundSearch keywords={keywords} page={page} resultsOnly />
    </Page>
  );
}
