import { Customers } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';
import { customersSearch } from './search.js';

/** The customers of the advisor; what is filtered, sorted and open stands in the address, what is searched for does not. */
export function MyCustomersPage() {
  const text = useWords(pagesText);
  const { isEuin, source, need, sort, page, familyOf } = useSearch({ from: '/my-customers' });
  const navigate = useNavigate();
  return (
    <Page title={text.myCustomers}>
      <Customers
        {...{ need, sort, page }}
        familyOf={familyOf ?? ''}
        euin={isEuin === 'true'}
        source={source ?? ''}
        onChanged={(changed) =>
          void navigate({
            to: '/my-customers',
            search: customersSearch.validateSearch({ isEuin, source, ...changed }),
          })
        }
      />
    </Page>
  );
}
