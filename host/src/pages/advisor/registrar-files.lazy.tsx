import { RegistrarRecords } from '@prosperx/sdk/site/advisor';
import { useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { advisorPagesText } from '#pages/pages.text.js';
import { registrarFilesSearch } from './search.js';

/** What registrars' files say beside our books; what is shown stands in the address. */
export function RegistrarFilesPage() {
  const text = useWords(advisorPagesText);
  const { show = 'outside', page = 1 } = useSearch({ from: '/registrar-files' });
  const navigate = useNavigate();
  return (
    <Page title={text.registrarFiles} intro={text.registrarFilesIntro} trail={[{ text: text.book, to: '/book' }]}>
      <RegistrarRecords
        {...{ show, page }}
        onChanged={(choice) =>
          void navigate({
            to: '/registrar-files',
            search: registrarFilesSearch.validateSearch({
              ...choice,
              page: choice.page === 1 ? undefined : choice.page,
            }),
          })
        }
      />
    </Page>
  );
}
