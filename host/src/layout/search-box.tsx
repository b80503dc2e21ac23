import { Icon, icons } from '@prosperx/sdk/internal';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { layoutText } from '#layout.text.js';

/** Enter goes to the results. Suggestions as one types are part of the search page. */
export function SearchBox() {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keywords = String(new FormData(event.currentTarget).get('keywords') ?? '').trim();
    if (keywords) void navigate({ to: '/search', search: { keywords } });
  };
  return (
    <form role="search" className="px-search" onSubmit={submit}>
      <Icon shape={icons.search} />
      <input
        type="search"
        name="keywords"
        aria-label={layoutText.search}
        placeholder={layoutText.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  );
}
