import { useNfos } from '@prosperx/sdk/site';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { navText } from '#layout.text.js';
import { pagesText } from '#pages/pages.text.js';
import { Detail } from './detail.js';

/** A new fund offer, named by its list; a fund where the list has no such offer. */
export function OfferDetail() {
  const text = useWords(pagesText);
  const nav = useWords(navText);
  const { schemeId } = useSearch({ from: '/mutual-fund-detail/$slug' });
  const offers = useNfos().data?.groups.flatMap(({ nfos }) => nfos);
  const ids = (nfo: NonNullable<typeof offers>[number]) => [
    nfo.encryptedSchemeId,
    nfo.order?.encryptedSchemeId,
    nfo.fund?.encryptedSchemeId,
  ];
  const name = offers?.find((nfo) => ids(nfo).includes(schemeId))?.schemeName;
  if (offers && !name) return <Detail name={text.fund} isKnown={false} path={{ text: text.search, to: '/search' }} />;
  return <Detail name={name ?? text.nfo} isKnown={name !== undefined} path={{ text: nav.nfos, to: '/nfos' }} />;
}
