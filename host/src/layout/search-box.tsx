import { useSearch } from '@tanstack/react-router';
import { lazy } from '@prosperx/sdk/internal';

const FundSearchBox = lazy(async () => (await import('./fund-search-box.lazy.js')).FundSearchBox, { optional: true });

/** The search of wide screens, with suggestions as one types; narrow ones have a panel instead. It comes after the page. */
export function SearchBox() {
  const { keywords } = useSearch({ strict: false });
  return (
    <div className="x-search">
      <FundSearchBox fallback={<span className="x-search__space" />} keywords={keywords ?? ''} />
    </div>
  );
}
