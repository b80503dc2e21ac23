import { FolioDetails, Portfolio } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AccountPage } from '#layout/account-page.js';
import { pagesText } from '#pages/pages.text.js';

export function PortfolioPage() {
  const text = useWords(pagesText);
  return (
    <AccountPage title={text.portfolio} isOpenToLocked>
      <Portfolio />
    </AccountPage>
  );
}

/** One folio; which one stands in the address. */
export function FolioPage() {
  const text = useWords(pagesText);
  const { folioNo = '', schemeId = '' } = useSearch({ from: '/portfolio-details' });
  const navigate = useNavigate();
  return (
    <AccountPage title={text.folio} isOpenToLocked>
      <FolioDetails
        folioNo={folioNo}
        schemeId={schemeId}
        onChanged={(folio) => void navigate({ to: '/portfolio-details', search: folio, replace: true })}
      />
    </AccountPage>
  );
}
