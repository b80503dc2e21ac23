import type { Cart } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cartKey, useCartChanges } from '#queries/cart.js';
import {
  contentOf,
  type Edit,
  type EditedItem,
  editedItem,
  inputOf,
  isChanged,
  isWrong,
  packInputOf,
} from './cart-edits.js';
import { type Edits, useEdits } from './use-edits.js';
import { useUnderWay } from './use-under-way.js';

const rowsOf = (cart: Cart, over: Edits): EditedItem[] =>
  [...cart.activeCustomizedInvestmentDetailList, ...cart.activeMintPackInvestmentDetailList].map((item) =>
    editedItem(item, over[item.investmentId]),
  );

/** The items of a cart with what was typed over them; a change is kept as soon as it is valid and the field is left. */
export function useCartEdits(cart: Cart) {
  const { edits, latest, type, forget } = useEdits();
  const { remove, discard } = useCartChanges();
  const { track, settled } = useUnderWay();
  const { send, onItsWay } = useKeeping(cart, { latest, forget, track });
  const queryClient = useQueryClient();
  const rows = rowsOf(cart, edits);

  const keep = (id: string) => {
    const row = rowsOf(cart, latest.current).find(({ item }) => item.investmentId === id);
    if (!row?.edit || isWrong(row) || onItsWay(id) === row.edit) return;
    if (isChanged(row) || onItsWay(id)) send(row, row.edit);
    else forget(id);
  };
  return {
    rows,
    type,
    keep,
    /** Of a choice: there is no field to be left. */
    pick: (id: string, edit: Edit) => {
      type(id, edit);
      keep(id);
    },
    remove: (id: string) => track(remove.mutateAsync(id)),
    empty: () => track(discard.mutateAsync()),
    isTakingOut: remove.isPending || discard.isPending,
    /**
     * Waits until all is kept that is on the screen, and gives the cart that it makes; null when something could not be kept. Throws when the
     * cart has become another one meanwhile, so that nobody orders what he has not seen.
     */
    settle: async (): Promise<Cart | null> => {
      const seen = contentOf(rowsOf(cart, latest.current));
      for (const { item } of rows) keep(item.investmentId);
      if (!(await settled())) return null;
      const now = queryClient.getQueryData<Cart>(cartKey);
      const isSeen = (over: Edits) => now !== undefined && contentOf(rowsOf(now, over)) === seen;
      if (!now || now.encryptedCartId !== cart.encryptedCartId || !isSeen({}) || !isSeen(latest.current))
        throw new PxError('cart_changed');
      return now;
    },
  };
}

export type CartEdits = ReturnType<typeof useCartEdits>;

type KeepingOptions = Pick<ReturnType<typeof useEdits>, 'forget' | 'latest'> &
  Pick<ReturnType<typeof useUnderWay>, 'track'>;

/** Sends what was typed. It stands over the cart until the cart that holds it is on the screen, and after a failure, to be tried again. */
function useKeeping(cart: Cart, { latest, forget, track }: KeepingOptions) {
  const { save, savePack } = useCartChanges();
  const sent = useRef(new Map<string, Edit>());
  const kept = useRef(new Map<string, Edit>());
  useEffect(() => {
    for (const [id, edit] of kept.current) if (latest.current[id] === edit) forget(id);
    kept.current.clear();
  }, [cart, latest, forget]);
  const write = (row: EditedItem): Promise<unknown> => {
    const [input, pack] = [inputOf(row), packInputOf(row)];
    return pack ? savePack.mutateAsync(pack) : input ? save.mutateAsync(input) : Promise.resolve();
  };
  return {
    /** What of an item is on its way. */
    onItsWay: (id: string) => sent.current.get(id),
    send: (row: EditedItem, edit: Edit) => {
      const { investmentId: id } = row.item;
      sent.current.set(id, edit);
      void track(write(row)).then((isKept) => {
        if (sent.current.get(id) === edit) sent.current.delete(id);
        if (isKept) kept.current.set(id, edit);
      });
    },
  };
}
