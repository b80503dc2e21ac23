import { useStyles } from '#theme/use-styles.js';
import css from './fund-search.css?inline';
import { SearchBox } from './search-box.js';
import { type SearchHandlers, useSearchBox } from './use-search-box.js';

export interface FundSearchBoxProps extends Pick<SearchHandlers, 'onOpened' | 'onSearched'> {
  /** What the results on the page are for. */
  keywords: string;
}

/** The search box with its list over the page; in the widget, and in the header of the site. Needs a DataProvider above it. */
export function FundSearchBox({ keywords, ...handlers }: FundSearchBoxProps) {
  useStyles(css);
  const box = useSearchBox(keywords, false, handlers);
  return (
    <div className="fund-search__popup" role="search">
      <SearchBox box={box} />
    </div>
  );
}
