import { searchFieldText } from '@prosperx/sdk/site';
import { Icon, lazy, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';

const SuggestingSearch = lazy(async () => (await import('./search-box.lazy.js')).SuggestingSearch, { optional: true });

/**
 * The search of wide screens; narrow ones have a panel instead. It is a plain form, which leads to the results, until somebody goes into it:
 * then the one with suggestions takes its place, with what was typed.
 */
export function SearchBox() {
  const text = useWords(searchFieldText);
  const { keywords = '' } = useSearch({ strict: false });
  /** What was typed when the one with suggestions came; null before. */
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const use = () =>
    void SuggestingSearch.preload().then(() => {
      if (field.current && document.activeElement === field.current) setTyped(field.current.value);
    });
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = field.current?.value.trim();
    if (wanted) void navigate({ to: '/search', search: { keywords: wanted, page: 1 } });
    else field.current?.focus();
  };
  const plain = (
    <form className="px-search" role="search" action="/v1/search" onSubmit={search} onFocus={use}>
      <input
        // another search has other words
        key={keywords}
        ref={field}
        type="search"
        role="combobox"
        name="keywords"
        aria-label={text.label}
        aria-expanded={false}
        placeholder={text.placeholder}
        autoComplete="off"
        maxLength={200}
        defaultValue={keywords}
      />
      <button className="px-iconbtn" aria-label={text.search}>
        <Icon shape={siteIcons.search} />
      </button>
    </form>
  );
  return (
    <div className="x-search" onPointerEnter={() => void SuggestingSearch.preload()}>
      {typed === null ? (
        plain
      ) : (
        <SuggestingSearch keywords={keywords} typed={typed === keywords ? '' : typed} fallback={plain} />
      )}
    </div>
  );
}
