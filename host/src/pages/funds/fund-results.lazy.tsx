import { categorySlug, FUND_CATEGORIES, fundCategoryText, fundsTitle, subCategoryOf } from '@prosperx/core/fund';
import { FundList } from '@prosperx/sdk';
import { Banner, useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';

/** Filters in the address that are as they are by themselves are left out of it. */
const UNSAID: Readonly<Record<string, unknown>> = { option: 'Growth', sort: 'threeYear', page: 1 };

/** What is chosen, as the address has it. */
const addressOf = (chosen: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, value === UNSAID[name] ? undefined : value]));

/** The funds of a category, by its name in the query or in the path; of its sub-category in the path, as long as no other filter says otherwise. */
export function CategoryResultsPage() {
  const fundCategoryWords = useWords(fundCategoryText);
  const pagesWords = useWords(pagesText);
  const from = '/mutual-fund-results/$category/{-$subCategory}';
  const { category: slug, subCategory: subSlug = '' } = useParams({ from });
  const { mutualFundCategory, ...filters } = useSearch({ from });
  const navigate = useNavigate({ from });
  const category = FUND_CATEGORIES.find(
    (name) => name === mutualFundCategory || categorySlug(name).toLowerCase() === slug.toLowerCase(),
  );
  const named = category && subCategoryOf(category, subSlug);
  const subCategory = filters.subCategory ? filters.subCategory : named;
  const shown = category && (named && subCategory === named ? named : fundCategoryWords[category]);
  return (
    <Page title={shown ? fundsTitle(shown) : pagesWords.allFunds} led>
      {!category && <Banner>{pagesWords.noCategory(slug)}</Banner>}
      <FundList
        {...filters}
        subCategory={subCategory}
        category={category}
        onChanged={(chosen) =>
          void navigate({
            // the path stays true: it names one sub-category as long as that alone is chosen
            params: { category: slug, subCategory: chosen.subCategory === named ? subSlug : 'All' },
            search: {
              mutualFundCategory,
              ...addressOf({ ...chosen }),
              ...(named && chosen.subCategory === named && { subCategory: undefined }),
            },
            resetScroll: false,
          })
        }
      />
    </Page>
  );
}

/** All funds, those first that returned most. */
export function BestFundsPage() {
  const text = useWords(pagesText);
  const from = '/best-performing-funds';
  const filters = useSearch({ from });
  const navigate = useNavigate({ from });
  return (
    <Page title={text.bestFunds} led>
      <FundList
        {...filters}
        onChanged={(chosen) => void navigate({ search: addressOf({ ...chosen }), resetScroll: false })}
      />
    </Page>
  );
}
