import { type RefObject, useRef, useState } from 'react';
import { useBeforePaint } from '#theme/use-before-paint.js';
import type { EditedItem } from './cart-edits.js';

/** What is asked to be taken out. Once an item is gone, and its button with it, the focus is on the next one, or on the lead where none is left. */
export function useTakeOut(root: RefObject<HTMLElement | null>, rows: readonly EditedItem[]) {
  const [what, ask] = useState<EditedItem | 'all' | null>(null);
  const place = useRef({ id: '', at: 0 });
  const removers = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  useBeforePaint(() => {
    const { id, at } = place.current;
    if (what !== null || !id || rows.some(({ item }) => item.investmentId === id)) return;
    place.current = { id: '', at: 0 };
    const left = removers();
    (left[Math.min(at, left.length - 1)] ?? root.current)?.focus();
  }, [what, rows.length]);
  return {
    what,
    askFor: (row: EditedItem) => {
      const id = row.item.investmentId;
      place.current = { id, at: removers().findIndex(({ dataset }) => dataset['remove'] === id) };
      ask(row);
    },
    askForAll: () => ask('all'),
    close: () => ask(null),
  };
}
