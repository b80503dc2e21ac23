import { useNfos } from '@prosperx/sdk/site';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { navText } from '#layout.text.js';
import { pagesText } from '#pages/pages.text.js';
import { Detail } from './detail.js';

/** A new fund offer, named by its list. */
export function OfferDetail() {
  const text = useWords(pagesText);
  const { schemeId } = useSearch({ from: '/mutual-fund-detail/$slug' });
  const offers = useNfos().data?.groups.flatMap(({ nfos }) => nfos);
  const ids = (nfo: NonNullable<typeof offers>[number]) => [
    nfo.encryptedSchemeId,
    nfo.order?.encryptedSchemeId,
    nfo.fund?.encryptedSchemeId,
  ];
  const name = offers?.find((nfo) => ids(nfo).includes(schemeId))?.schemeName;
  return (
    <Detail name={name ?? text.nfo} isKnown={name !== undefined} path={{ text: useWords(navText).nfos, to: '/nfos' }} />
  );
}
