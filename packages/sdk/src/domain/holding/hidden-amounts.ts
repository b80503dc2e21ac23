import { createContext, useState } from 'react';

/** Says whether amounts below are hidden from whoever looks over the shoulder. */
export const AmountsHidden = createContext(false);

const KEY = 'px-amounts-hidden';

function readHidden(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Returns whether amounts are hidden in this browser, and how to change that; it is remembered. */
export function useHiddenAmounts(): readonly [isHidden: boolean, hide: (isHidden: boolean) => void] {
  const [isHidden, setHidden] = useState(readHidden);
  const hide = (wanted: boolean) => {
    setHidden(wanted);
    try {
      if (wanted) localStorage.setItem(KEY, 'yes');
      else localStorage.removeItem(KEY);
    } catch {
      // it lasts as long as the page then
    }
  };
  return [isHidden, hide];
}
