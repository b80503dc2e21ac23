import { useLocation, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const FundSearchBox = lazy(async () => ({ default: (await import('./fund-search-box.js')).FundSearchBox }));

/** The search of wide screens, with suggestions as one types; narrow ones have a panel instead. It comes after the page. */
export function SearchBox() {
  const { keywords } = useSearch({ strict: false });
  const { pathname } = useLocation();
  // one search a page
  if (pathname === '/search-panel') return null;
  return (
    <div className="x-search">
      <Suspense fallback={<span className="x-search__space" />}>
        <FundSearchBox keywords={keywords ?? ''} />
      </Suspense>
    </div>
  );
}
