import { useEffect, useReducer } from 'react';
import { useWidget } from '#api/widget-context.js';

interface Counter {
  count: number;
  readonly listeners: Set<() => void>;
}

/** A cart in the smallest form: what data/ keeps with the provider works the same way. */
export function useCounter(): [count: number, add: () => void] {
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
