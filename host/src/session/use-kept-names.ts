import { useSession } from '@prosperx/sdk/internal';
import { useEffect } from 'react';
import { keepDealerUserName, keepUserInfo } from './kept-names.js';

/** Keeps the names that other systems read in step with who is signed in. */
export function useKeptNames(): void {
  const { status, user, advisor } = useSession();
  const isKnown = status !== 'unknown';
  const name = user?.name ?? null;
  const dealer = advisor?.advisorName ?? null;
  useEffect(() => {
    if (isKnown) keepUserInfo(name);
  }, [isKnown, name]);
  useEffect(() => {
    if (isKnown) keepDealerUserName(dealer);
  }, [isKnown, dealer]);
}
