import { FundDetail } from '@prosperx/sdk';
import { Breadcrumb } from '@prosperx/sdk/internal';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageText } from '#layout.text.js';

/** What the address of the page says. */
export const useFundSearch = () => useSearch({ from: '/mutual-fund-detail/$slug' });

interface FundDetailPageProps {
  readonly name: string;
  /** Whether the widget names it already. */
  readonly isKnown: boolean;
  /** Where it belongs. */
  readonly path: { readonly text: string; readonly to: string };
}

/** The fund names itself: the widget has the page's heading, once there is one. */
export function FundDetailPage({ name, isKnown, path }: FundDetailPageProps) {
  const { schemeId = '', nfoType, investmentType, monthlyAmount } = useFundSearch();
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
