import { FundSearchBox } from '@prosperx/sdk/internal';
import { useSearch } from '@tanstack/react-router';

/** The search of wide screens, with suggestions as one types; narrow ones have a panel instead. */
export function SearchBox() {
  const { keywords } = useSearch({ strict: false });
  return (
    <div className="x-search">
      <FundSearchBox keywords={keywords ?? ''} />
    </div>
  );
}
