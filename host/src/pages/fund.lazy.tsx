import { DataProvider, lazy, useFund } from '@prosperx/sdk/internal';
import { FundDetailPage, useFundSearch } from './fund-detail-page.js';
import { pagesText } from './pages.text.js';

const OfferPage = lazy(async () => (await import('./offer.lazy.js')).OfferPage);

/** A fund; with its type in the address, a new fund offer. */
export function FundPage() {
  const { nfoType } = useFundSearch();
  return <DataProvider>{nfoType ? <OfferPage /> : <Fund />}</DataProvider>;
}

function Fund() {
  const { schemeId = '' } = useFundSearch();
  const name = useFund(schemeId).data?.schemeName;
  const path = { text: pagesText.search, to: '/search' };
  return <FundDetailPage name={name ?? pagesText.fund} isKnown={name !== undefined} path={path} />;
}
