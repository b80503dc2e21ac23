import { createContext, useContext, useState } from 'react';
import { Money, type MoneyProps } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { holdingText } from './holding.text.js';

/** Says whether amounts below are hidden from whoever looks over the shoulder. */
export const AmountsHidden = createContext(false);

/** What stands in place of a figure. */
export const HIDDEN_FIGURE = '••••';

/** An amount, or dots while amounts are hidden. */
export function Amount(props: MoneyProps) {
  return useContext(AmountsHidden) ? <HiddenFigure /> : <Money {...props} />;
}

/** Other words with figures in them, such as units, or dots while amounts are hidden. */
export function Figure({ children }: { readonly children: string }) {
  return useContext(AmountsHidden) ? <HiddenFigure /> : children;
}

function HiddenFigure() {
  const text = useWords(holdingText);
  return (
    <span>
      <span aria-hidden="true">{HIDDEN_FIGURE}</span>
      <span className="px-vh">{text.hidden}</span>
    </span>
  );
}

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
