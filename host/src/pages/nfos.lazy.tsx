import { NfoList } from '@prosperx/sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { nfosSearch } from '#search-params.js';
import { pagesText } from './pages.text.js';

/** New fund offers; what is filtered, sorted and open stands in the address. */
export function NfosPage() {
  const given = useSearch({ from: '/nfos' });
  const navigate = useNavigate();
  const goTo = (change: object, replace: boolean) =>
    void navigate({ to: '/nfos', search: nfosSearch.validateSearch({ ...given, ...change }), replace });
  return (
    <Page title={pagesText.nfos} lead={pagesText.nfosLead}>
      <NfoList
        {...given}
        onChanged={(changed) => goTo(changed, true)}
        // the way back closes what was opened
        onOpened={(opened) => goTo(opened, opened.nfo === '')}
      />
    </Page>
  );
}
