import { FundDetail } from '@prosperx/sdk';
import { useFund } from '@prosperx/sdk/internal';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Breadcrumb } from '#layout/breadcrumb.js';
import { pageText } from '#layout.text.js';
import { pagesText } from './pages.text.js';

/** The fund names itself: the widget has the page's heading. */
export function FundPage() {
  const { schemeId, investmentType } = useSearch({ from: '/mutual-fund-detail/$slug' });
  const name = useFund(schemeId).data?.schemeName ?? pagesText.fund;
  useEffect(() => {
    document.title = pageText.documentTitle(name);
  }, [name]);
  return (
    <div className="x-wrap x-page x-fund">
      <Breadcrumb trail={[{ label: pagesText.search, to: '/search' }]} here={name} />
      <FundDetail schemeId={schemeId} investmentType={investmentType} headingLevel={1} />
    </div>
  );
}
