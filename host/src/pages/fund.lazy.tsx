import { FundDetail } from '@prosperx/sdk';
import { Breadcrumb, DataProvider, useFund } from '@prosperx/sdk/internal';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageText } from '#layout.text.js';
import { pagesText } from './pages.text.js';

export function FundPage() {
  return (
    <DataProvider>
      <Fund />
    </DataProvider>
  );
}

/** The fund names itself: the widget has the page's heading, once there is one. */
function Fund() {
  const { schemeId = '', investmentType, monthlyAmount } = useSearch({ from: '/mutual-fund-detail/$slug' });
  const fund = useFund(schemeId).data;
  const name = fund?.schemeName ?? pagesText.fund;
  useEffect(() => {
    document.title = pageText.documentTitle(name);
  }, [name]);
  return (
    <div className="x-wrap x-page x-fund">
      <Breadcrumb path={[{ text: pagesText.search, to: '/search' }]} current={name} />
      {!fund && <h1 className="px-vh">{name}</h1>}
      <FundDetail schemeId={schemeId} investmentType={investmentType} monthlyAmount={monthlyAmount} headingLevel={1} />
    </div>
  );
}
