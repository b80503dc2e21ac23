import { useEffect, useReducer } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { defineContract, type ViewProps } from '#widget/contract.js';
import { pairText } from './pair.text.js';

/** Two widgets of the tests alone: one puts into a cart, the other counts it. */
export const shelfContract = defineContract({
  tag: 'px-test-shelf',
  title: 'Shelf',
  summary: 'Puts things into the cart.',
  visibility: 'private',
  props: {},
  events: { added: { describe: 'Something went into the cart.', detail: {} } },
  examples: [],
});

export const badgeContract = defineContract({
  tag: 'px-test-badge',
  title: 'Badge',
  summary: 'Says how much is in the cart.',
  visibility: 'private',
  props: {},
  events: {},
  examples: [],
});

export function Shelf({ onAdded }: ViewProps<typeof shelfContract>) {
  const text = useWords(pairText);
  const [, add] = useCounter();
  const press = () => {
    add();
    onAdded?.({});
  };
  return (
    <button type="button" onClick={press}>
      {text.add}
    </button>
  );
}

export function Badge() {
  const [count] = useCounter();
  return <output>{count}</output>;
}

interface Counter {
  count: number;
  readonly listeners: Set<() => void>;
}

/** A cart in the smallest form: what data/ keeps with the provider works the same way. */
function useCounter(): [count: number, add: () => void] {
  const counter = useWidget().shared.get<Counter>('test-cart', () => ({ count: 0, listeners: new Set() }));
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    counter.listeners.add(rerender);
    return () => void counter.listeners.delete(rerender);
  }, [counter]);
  const add = () => {
    counter.count += 1;
    for (const listener of counter.listeners) listener();
  };
  return [counter.count, add];
}
