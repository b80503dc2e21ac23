import { FundList } from '@prosperx/sdk';
import { categorySlug, FUND_CATEGORIES, fundCategoryText } from '@prosperx/sdk/internal';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { pagesText } from './pages.text.js';

/** Filters in the address that are as they are by themselves are left out of it. */
const UNSAID: Readonly<Record<string, unknown>> = { option: 'Growth', sort: 'threeYear', page: 1 };

/** What is chosen, as the address has it. */
const addressOf = (chosen: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, value === UNSAID[name] ? undefined : value]));

/** The funds of a category, by its name in the query or in the path. */
export function CategoryResultsPage() {
  const from = '/mutual-fund-results/$category/{-$subCategory}';
  const { category: slug } = useParams({ from });
  const { mutualFundCategory, ...filters } = useSearch({ from });
  const navigate = useNavigate({ from });
  const category = FUND_CATEGORIES.find(
    (name) => name === mutualFundCategory || categorySlug(name).toLowerCase() === slug.toLowerCase(),
  );
  return (
    <Page title={category ? pagesText.fundsOf(fundCategoryText[category]) : pagesText.allFunds} led>
      <FundList
        {...filters}
        category={category}
        onChanged={(chosen) =>
          void navigate({
            search: { mutualFundCategory, ...addressOf({ ...chosen }) },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </Page>
  );
}

/** All funds, those first that returned most. */
export function BestFundsPage() {
  const from = '/best-performing-funds';
  const filters = useSearch({ from });
  const navigate = useNavigate({ from });
  return (
    <Page title={pagesText.bestFunds} led>
      <FundList
        {...filters}
        onChanged={(chosen) => void navigate({ search: addressOf({ ...chosen }), replace: true, resetScroll: false })}
      />
    </Page>
  );
}
