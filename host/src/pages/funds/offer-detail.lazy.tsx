import { useNfos } from '@prosperx/sdk/site';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { navText } from '#layout.text.js';
import { pagesText } from '#pages/pages.text.js';
import { Detail } from './detail.js';
import { offerNamed } from './offer-named.js';

/** A new fund offer, named by its list; a fund where there is no such offer. */
export function OfferDetail() {
  const text = useWords(pagesText);
  const nav = useWords(navText);
  const address = useSearch({ from: '/mutual-fund-detail/$slug' });
  const { isOffer, name } = offerNamed(
    address,
    useNfos().data?.groups.flatMap(({ nfos }) => nfos),
  );
  if (!isOffer) return <Detail name={text.fund} isKnown={false} path={{ text: text.search, to: '/search' }} />;
  return <Detail name={name ?? text.nfo} isKnown={name !== undefined} path={{ text: nav.nfos, to: '/nfos' }} />;
}
