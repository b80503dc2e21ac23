import { FundDetail } from '@prosperx/sdk';
import { Breadcrumb, useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { pageText } from '#layout.text.js';

const from = '/mutual-fund-detail/$slug';

interface DetailProps {
  name: string;
  isKnown: boolean;
  path: { readonly text: string; readonly to: '/nfos' | '/search' };
}

/** The fund names itself: the widget has the page's heading, once there is one. */
export function Detail({ name, isKnown, path }: DetailProps): ReactNode {
  const text = useWords(pageText);
  const { schemeId = '', nfoType, investmentType, monthlyAmount, lumpsumAmount } = useSearch({ from });
  useEffect(() => {
    document.title = text.documentTitle(name);
  }, [text, name]);
  return (
    <div className="x-wrap x-page x-fund">
      <Breadcrumb path={[path]} current={name} />
      {!isKnown && <h1 className="px-vh">{name}</h1>}
      <FundDetail {...{ schemeId, nfoType, investmentType, monthlyAmount, lumpsumAmount }} headingLevel={1} />
    </div>
  );
}
