import { formatMoney, formatUnits } from '@prosperx/core/format';
import type { Holding } from '@prosperx/core/portfolio';
import { Badge } from '#primitives/display/badge.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { holdingText } from './holding.text.js';

/** Says what of a folio is being redeemed; nothing where nothing is. */
export function InProgressTag({ tagToDisplay: tag, inProgressAmount, inProgressUnits }: Holding) {
  const { inProgress } = useWords(holdingText);
  if (tag === 'none') return null;
  const [amount, units] = [formatMoney(inProgressAmount, 2), formatUnits(inProgressUnits)];
  const words = {
    all: () => inProgress.all(units),
    both: () => inProgress.both(amount, units),
    amount: () => inProgress.amount(amount),
    units: () => inProgress.units(units),
  };
  return <Badge tone="warning">{words[tag]()}</Badge>;
}
