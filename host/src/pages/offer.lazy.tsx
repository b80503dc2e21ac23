import { useNfos } from '@prosperx/sdk/internal';
import { navText } from '#layout.text.js';
import { FundDetailPage, useFundSearch } from './fund-detail-page.js';
import { pagesText } from './pages.text.js';

/** A new fund offer, named by the list of them. */
export function OfferPage() {
  const { schemeId } = useFundSearch();
  const nfos = useNfos().data?.groups.flatMap((group) => group.nfos);
  const nfo = nfos?.find(({ encryptedSchemeId, order, fund }) =>
    [encryptedSchemeId, order?.encryptedSchemeId, fund?.encryptedSchemeId].includes(schemeId),
  );
  const path = { text: navText.nfos, to: '/nfos' };
  return <FundDetailPage name={nfo?.schemeName ?? pagesText.nfo} isKnown={nfo !== undefined} path={path} />;
}
