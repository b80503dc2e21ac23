import { useSession } from '@prosperx/sdk/internal';
import { useEffect } from 'react';

/** Under which other systems find the name of who is signed in; nothing else about him stands there (architecture, section 5). */
const KEY = 'userInfo';

/** Keeps that name in the session storage, where the browser has one. */
export function useUserInfo(): void {
  const name = useSession().user?.name;
  useEffect(() => {
    try {
      if (name === undefined) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, JSON.stringify({ name }));
    } catch {
      // a browser that keeps nothing for us
    }
  }, [name]);
}
