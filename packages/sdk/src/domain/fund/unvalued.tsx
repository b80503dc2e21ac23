import { unvaluedText } from '@prosperx/core/portfolio';
import { useWords } from '#primitives/hooks/use-words.js';

/** Says which holdings are not in the totals, by the schemes of each, since no NAV of them is known yet; nothing where there are none. */
export function Unvalued({ schemes }: { readonly schemes: readonly string[] | undefined }) {
  const text = useWords(unvaluedText);
  if (!schemes || schemes.length === 0) return null;
  return <p className="px-muted px-small">{text.notInTotals(schemes)}</p>;
}
