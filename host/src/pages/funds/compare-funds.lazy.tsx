import { FundCompare } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';

/** Funds side by side, those that the address names. */
export function CompareFundsPage() {
  const text = useWords(pagesText);
  const { schemeIds } = useSearch({ from: '/compare-funds' });
  const navigate = useNavigate({ from: '/compare-funds' });
  return (
    <Page title={text.compareFunds}>
      <FundCompare
        schemeIds={schemeIds}
        onChanged={(chosen) =>
          void navigate({ search: { schemeIds: chosen.schemeIds || undefined }, resetScroll: false })
        }
      />
    </Page>
  );
}
