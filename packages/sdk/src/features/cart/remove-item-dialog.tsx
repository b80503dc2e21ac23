import { type RefObject, useRef, useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useBeforePaint } from '#theme/use-before-paint.js';
import { type EditedItem, nameOf } from './cart-edits.js';
import { cartText } from './cart.text.js';
import type { CartEdits } from './use-cart-edits.js';

const text = cartText.takeOut;

interface TakeOutProps {
  /** The item that is to go, or all of them; null while nothing is asked. */
  readonly what: EditedItem | 'all' | null;
  readonly edits: CartEdits;
  readonly onClose: () => void;
}

/** Asks before something leaves the cart. */
export function RemoveItemDialog({ what, edits, onClose }: TakeOutProps) {
  const isAll = what === 'all';
  const takeOut = async () => {
    if (what) await (isAll ? edits.empty() : edits.remove(what.item.investmentId));
    onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{text.keep}</Button>
      <Button variant="danger" busy={edits.isTakingOut} onClick={() => void takeOut()}>
        {isAll ? text.empty : text.remove}
      </Button>
    </>
  );
  return (
    <Dialog open={what !== null} onClose={onClose} title={isAll ? text.emptyTitle : text.title} actions={actions} alert>
      {what && <p>{isAll ? text.all(edits.rows.length) : text.one(nameOf(what.item))}</p>}
    </Dialog>
  );
}

/** What is asked to be taken out. Once an item is gone, and its button with it, the focus is on the next one, or on the lead where none is left. */
export function useRemoveItem(root: RefObject<HTMLElement | null>, rows: readonly EditedItem[]) {
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
