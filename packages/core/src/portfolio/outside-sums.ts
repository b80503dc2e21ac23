import { addPaise, type Paise } from '#money/index.js';
import type { OutsideHolding } from './cas.js';

/** Returns the sums of holdings: what those are worth whose value is known, and what was paid, null where that is not known of all. */
export function outsideSums(holdings: readonly Pick<OutsideHolding, 'value' | 'cost'>[]): {
  readonly value: Paise;
  readonly cost: Paise | null;
} {
  const costs = holdings.flatMap(({ cost }) => cost ?? []);
  return {
    value: addPaise(...holdings.flatMap(({ value }) => value ?? [])),
    cost: costs.length === holdings.length ? addPaise(...costs) : null,
  };
}
