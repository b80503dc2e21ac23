import { Watchlist } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { Page } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';

export function WatchlistPage() {
  const text = useWords(pagesText);
  return (
    <Page title={text.watchlist}>
      <Watchlist />
    </Page>
  );
}
