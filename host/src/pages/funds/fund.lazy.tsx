import { PxError } from '@prosperx/core/errors';
import { DataProvider, useFund } from '@prosperx/sdk/site';
import { lazy, useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { pagesText } from '#pages/pages.text.js';
import { Detail } from './detail.js';

const from = '/mutual-fund-detail/$slug';

const OfferDetail = lazy(async () => (await import('./offer-detail.lazy.js')).OfferDetail);

export function FundPage() {
  const { nfoType } = useSearch({ from });
  return <DataProvider>{nfoType ? <OfferDetail /> : <Fund />}</DataProvider>;
}

function Fund() {
  const text = useWords(pagesText);
  const { schemeId = '' } = useSearch({ from });
  const { data, error } = useFund(schemeId);
  // the scheme of an offer is no fund before its allotment
  if (error instanceof PxError && error.code === 'scheme_unknown') return <OfferDetail />;
  const name = data?.schemeName;
  return <Detail name={name ?? text.fund} isKnown={name !== undefined} path={{ text: text.search, to: '/search' }} />;
}
