import { FundDetail } from '@prosperx/sdk';
import { DataProvider, useFund, useNfos } from '@prosperx/sdk/site';
import { Breadcrumb, useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { navText, pageText } from '#layout.text.js';
import { pagesText } from '#pages/pages.text.js';

const from = '/mutual-fund-detail/$slug';

export function FundPage() {
  const { nfoType } = useSearch({ from });
  return <DataProvider>{nfoType ? <Offer /> : <Fund />}</DataProvider>;
}

function Fund() {
  const text = useWords(pagesText);
  const { schemeId = '' } = useSearch({ from });
  const name = useFund(schemeId).data?.schemeName;
  return <Detail name={name ?? text.fund} isKnown={name !== undefined} path={{ text: text.search, to: '/search' }} />;
}

/** A new fund offer, named by its list. */
function Offer() {
  const text = useWords(pagesText);
  const { schemeId } = useSearch({ from });
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

interface DetailProps {
  name: string;
  isKnown: boolean;
  path: { readonly text: string; readonly to: '/nfos' | '/search' };
}

/** The fund names itself: the widget has the page's heading, once there is one. */
function Detail({ name, isKnown, path }: DetailProps): ReactNode {
  const text = useWords(pageText);
  const { schemeId = '', nfoType, investmentType, monthlyAmount } = useSearch({ from });
  useEffect(() => {
    document.title = text.documentTitle(name);
  }, [text, name]);
  return (
    <div className="x-wrap x-page x-fund">
      <Breadcrumb path={[path]} current={name} />
      {!isKnown && <h1 className="px-vh">{name}</h1>}
      <FundDetail {...{ schemeId, nfoType, investmentType, monthlyAmount }} headingLevel={1} />
    </div>
  );
}
