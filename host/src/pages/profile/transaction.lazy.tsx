import { Transactions } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AccountPage } from '#layout/account-page.js';
import { pagesText } from '#pages/pages.text.js';
import { transactionsSearch } from './search.js';

/** All transactions; what is filtered and the page of the list stand in the address. */
export function TransactionPage() {
  const text = useWords(pagesText);
  const given = useSearch({ from: '/transaction' });
  const navigate = useNavigate();
  return (
    <AccountPage title={text.transactions} isOpenToLocked>
      <Transactions
        {...given}
        onChanged={(changed) =>
          void navigate({ to: '/transaction', search: transactionsSearch.validateSearch({ ...changed }) })
        }
      />
    </AccountPage>
  );
}
