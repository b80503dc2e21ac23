import type { GroupName } from './search-options.js';

export const fundSearchText = {
  label: 'Search funds',
  placeholder: 'Search by fund, house or category',
  clear: 'Clear',
  search: 'Search',
  back: 'Back',
  suggestionList: 'Suggestions',
  groups: {
    suggestions: 'Suggestions',
    recent: 'Recent searches',
    mostSearched: 'Most searched',
    all: 'Results',
  } satisfies Record<GroupName, string>,
  seeAll: (text: string) => `See all results for “${text}”`,
  nothingLikeIt: (text: string) => `No fund has a name like “${text}”.`,
  failed: 'Something went wrong.',
  retry: 'Try again',
  noServer: 'Funds show here once this widget is connected to its server.',
};

/** What a fund is, in a list where there is room for no more. */
export const fundKind = (category: string, subCategory: string) =>
  category === subCategory ? category : `${category}, ${subCategory}`;
