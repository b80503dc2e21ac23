import { DeskProposals } from '@prosperx/sdk/site/advisor';
import { useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { advisorPagesText } from '#pages/pages.text.js';
import { allProposalsSearch } from './search.js';

/** All proposals of an advisor; what is shown stands in the address, what is searched for does not. */
export function AllProposalsPage() {
  const text = useWords(advisorPagesText);
  const { stand = '', page = 1 } = useSearch({ from: '/all-proposals' });
  const navigate = useNavigate();
  return (
    <Page title={text.allProposals} intro={text.allProposalsIntro}>
      <DeskProposals
        {...{ stand, page }}
        onChanged={(choice) =>
          void navigate({
            to: '/all-proposals',
            search: allProposalsSearch.validateSearch({
              stand: choice.stand || undefined,
              page: choice.page === 1 ? undefined : choice.page,
            }),
          })
        }
      />
    </Page>
  );
}
