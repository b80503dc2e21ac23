import { pageStorage, useServices } from '@prosperx/sdk/site';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A page of the site: its path, and what of its choices stands in its address, in which nobody is named. */
interface Place {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

const KEY = 'px-entered-from';

/** Pages from which an advisor enters accounts. */
const ENTRIES: ReadonlySet<string> = new Set([
  '/home',
  '/my-customers',
  '/leads',
  '/all-proposals',
  '/book',
  '/brokerage',
  '/registrar-files',
  '/customer-investment-report',
]);

/** Keeps the page from which an advisor enters an account, for the tab and until they are back. From the account of another it is that one's. */
export function useEntry(): void {
  const { session } = useServices();
  const router = useRouter();
  useEffect(
    () =>
      session.subscribe(({ advisor, user }, before) => {
        if (!advisor || !user || user.encryptedId === before.user?.encryptedId) return;
        // the page goes on to the account once all have heard of it
        const { pathname, search } = router.state.location;
        if (ENTRIES.has(pathname)) keepEntry({ pathname, search });
      }),
    [session, router],
  );
}

export function keepEntry({ pathname, search }: Place): void {
  pageStorage().storage?.setItem(KEY, JSON.stringify({ pathname, search }));
}

/** The page to which an advisor is back when they leave an account: that from which they entered it, else the list of all. */
export function takeEntry(): Place {
  const { storage } = pageStorage();
  const kept = JSON.parse(storage?.getItem(KEY) ?? 'null') as Place | null;
  storage?.removeItem(KEY);
  return kept && ENTRIES.has(kept.pathname) ? kept : { pathname: '/my-customers', search: {} };
}
