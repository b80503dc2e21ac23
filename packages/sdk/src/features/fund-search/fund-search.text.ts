import { searchFieldText } from './search-field.text.js';
import type { GroupName } from './search-options.js';

const count = (of: number) => of.toLocaleString('en-IN');

/** Words of what a search found; they come with the code that shows it. */
export const searchResultsText = {
  /** Dates: the day of the NAVs, or the first and the last one. */
  intro: (total: number, dates: string) =>
    `${count(total)} ${total === 1 ? 'scheme' : 'schemes'}.${dates ? ` Yearly returns to ${dates}.` : ''}`,
  caption: (keywords: string) => (keywords ? `Funds that match “${keywords}”` : 'All funds'),
  near: (keywords: string) => `No fund has all words of “${keywords}”. These come nearest.`,
  noneTitle: 'No funds match',
  noneText: (keywords: string) =>
    `No results for “${keywords}”. Check the spelling, or try a fund house or a category.`,
  clearSearch: 'Clear search',
  mostSearched: 'Most searched',
  nfos: 'New fund offers',
};

export const fundSearchText = {
  ...searchFieldText,
  clear: 'Clear',
  back: 'Back',
  suggestionList: 'Suggestions',
  groups: {
    suggestions: 'Suggestions',
    nfos: 'New fund offers',
    recent: 'Recent searches',
    mostSearched: 'Most searched',
    all: 'Results',
  } satisfies Record<GroupName, string>,
  seeAll: (text: string) => `See all results for “${text}”`,
  nothingLikeIt: (text: string) => `No funds match “${text}”.`,
  oneMoreLetter: 'Type one more letter to see suggestions.',
  failed: 'Something went wrong.',
  noServer: 'Funds show here once this widget is connected to its server.',
};

/** Returns what a fund is, in a list where there is room for no more. */
