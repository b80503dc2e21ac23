import { NfoList } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';
import { nfosSearch } from './search.js';

/** New fund offers; what is filtered and sorted stands in the address. */
export function NfosPage() {
  const text = useWords(pagesText);
  const { nfo, ...given } = useSearch({ from: '/nfos' });
  const navigate = useNavigate();
  // links that were sent before offers had pages of their own
  if (nfo)
    return (
      <Navigate
        to="/mutual-fund-detail/$slug"
        params={{ slug: 'nfo' }}
        search={{ schemeId: nfo, nfoType: '1' }}
        replace
      />
    );
  return (
    <Page title={text.nfos} intro={text.nfosIntro}>
      <NfoList
        {...given}
        onChanged={(changed) =>
          void navigate({ to: '/nfos', search: nfosSearch.validateSearch({ ...given, ...changed }) })
        }
      />
    </Page>
  );
}
