import type { ViewProps } from '#widget/contract.js';
import type { shelfContract } from './pair-contracts.js';
import { pairText } from './pair.text.js';
import { useCounter } from './use-counter.js';

export function Shelf({ onAdded }: ViewProps<typeof shelfContract>) {
  const [, add] = useCounter();
  const press = () => {
    add();
    onAdded?.({});
  };
  return (
    <button type="button" onClick={press}>
      {pairText.add}
    </button>
  );
}

export function Badge() {
  const [count] = useCounter();
  return <output>{count}</output>;
}
