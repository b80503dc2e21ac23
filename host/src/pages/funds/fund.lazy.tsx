import { FundDetail } from '@prosperx/sdk';
import { DataProvider, useFund, useNfos } from '@prosperx/sdk/site';
import { Breadcrumb } from '@prosperx/sdk/site/ui';
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
  const { schemeId = '' } = useSearch({ from });
  const name = useFund(schemeId).data?.schemeName;
  return <Detail name={name ?? pagesText.fund} isKnown={name !== undefined} path={PATHS.fund} />;
}

const PATHS = {
  fund: { text: pagesText.search, to: '/search' },
  offer: { text: navText.nfos, to: '/nfos' },
} as const;

/** A new fund offer, named by its list. */
function Offer() {
  const { schemeId } = useSearch({ from });
  const offers = useNfos().data?.groups.flatMap(({ nfos }) => nfos);
  const ids = (nfo: NonNullable<typeof offers>[number]) => [
    nfo.encryptedSchemeId,
    nfo.order?.encryptedSchemeId,
    nfo.fund?.encryptedSchemeId,
  ];
  const name = offers?.find((nfo) => ids(nfo).includes(schemeId))?.schemeName;
  return <Detail name={name ?? pagesText.nfo} isKnown={name !== undefined} path={PATHS.offer} />;
}

interface DetailProps {
  name: string;
  isKnown: boolean;
  path: (typeof PATHS)[keyof typeof PATHS];
}

/** The fund names itself: the widget has the page's heading, once there is one. */
function Detail({ name, isKnown, path }: DetailProps): ReactNode {
  const { schemeId = '', nfoType, investmentType, monthlyAmount } = useSearch({ from });
  useEffect(() => {
    document.title = pageText.documentTitle(name);
  }, [name]);
  return (
    <div className="x-wrap x-page x-fund">
      <Breadcrumb path={[path]} current={name} />
      {!isKnown && <h1 className="px-vh">{name}</h1>}
      <FundDetail {...{ schemeId, nfoType, investmentType, monthlyAmount }} headingLevel={1} />
    </div>
  );
}
