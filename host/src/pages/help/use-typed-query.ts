import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** What is typed into the search, kept in the address as `?q=`; an address that changes by itself is followed. */
export function useTypedQuery(): [string, (typed: string) => void] {
  const { q = '' } = useSearch({ from: '/help' });
  const { history } = useRouter();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    // `q` may lag behind the keys, the history does not
    setTyped(new URLSearchParams(history.location.search).get('q') ?? '');
  }, [q, history]);
  const type = (text: string) => {
    setTyped(text);
    void navigate({ to: '/help', search: { q: text || undefined }, replace: true, resetScroll: false });
  };
  return [typed, type];
}
