import { Watchlist } from '@prosperx/sdk';
import { Page } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';

export function WatchlistPage() {
  return (
    <Page title={pagesText.watchlist}>
      <Watchlist />
    </Page>
  );
}
