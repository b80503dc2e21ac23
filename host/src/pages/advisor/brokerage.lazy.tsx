import { Brokerage } from '@prosperx/sdk/site/advisor';
import { useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { advisorPagesText } from '#pages/pages.text.js';
import { brokerageSearch } from './search.js';

/** The brokerage of an advisor; what is chosen stands in the address. */
export function BrokeragePage() {
  const text = useWords(advisorPagesText);
  const { by = 'house', month = '', page = 1 } = useSearch({ from: '/brokerage' });
  const navigate = useNavigate();
  return (
    <Page title={text.brokerage} intro={text.brokerageIntro} trail={[{ text: text.book, to: '/book' }]}>
      <Brokerage
        {...{ by, month, page }}
        onChanged={(choice) =>
          void navigate({
            to: '/brokerage',
            search: brokerageSearch.validateSearch({ ...choice, page: choice.page === 1 ? undefined : choice.page }),
          })
        }
      />
    </Page>
  );
}
