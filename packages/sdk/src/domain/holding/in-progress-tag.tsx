import { formatMoney, formatUnits } from '@prosperx/core/format';
import type { Holding } from '@prosperx/core/portfolio';
import { useContext } from 'react';
import { Badge } from '#primitives/display/badge.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { HIDDEN_FIGURE } from './amounts.js';
import { AmountsHidden } from './hidden-amounts.js';
import { holdingText } from './holding.text.js';

/** Says what of a folio is being redeemed; nothing where nothing is. */
export function InProgressTag({ tagToDisplay: tag, inProgressAmount, inProgressUnits }: Holding) {
  const { inProgress } = useWords(holdingText);
  const isHidden = useContext(AmountsHidden);
  if (tag === 'none') return null;
  const [amount, units] = isHidden
    ? [HIDDEN_FIGURE, HIDDEN_FIGURE]
    : [formatMoney(inProgressAmount, 2), formatUnits(inProgressUnits)];
  const words = {
    all: () => inProgress.all(units),
    both: () => inProgress.both(amount, units),
    amount: () => inProgress.amount(amount),
    units: () => inProgress.units(units),
  };
  return <Badge tone="warning">{words[tag]()}</Badge>;
}
