import { useSearch } from '@tanstack/react-router';
import { lazyPage } from '#lazy-page.js';
import { Part } from './part.js';

const FundSearchBox = lazyPage(() => import('./fund-search-box.js'), 'FundSearchBox');

/** The search of wide screens, with suggestions as one types; narrow ones have a panel instead. It comes after the page. */
export function SearchBox() {
  const { keywords } = useSearch({ strict: false });
  return (
    <div className="x-search">
      <Part fallback={<span className="x-search__space" />}>
        <FundSearchBox keywords={keywords ?? ''} />
      </Part>
    </div>
  );
}
