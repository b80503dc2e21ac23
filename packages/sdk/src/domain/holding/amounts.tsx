import { useContext } from 'react';
import { Money, type MoneyProps } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { AmountsHidden } from './hidden-amounts.js';
import { holdingText } from './holding.text.js';

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
