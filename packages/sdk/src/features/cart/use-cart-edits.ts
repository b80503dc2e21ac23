import type { Cart } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { cartKey, useCartChanges } from '#queries/cart.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
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
import { cartText } from './cart.text.js';

const rowsOf = (cart: Cart, over: Edits): EditedItem[] =>
  [...cart.activeCustomizedInvestmentDetailList, ...cart.activeMintPackInvestmentDetailList].map((item) =>
    editedItem(item, over[item.investmentId]),
  );

/** The items of a cart with what was typed over them; a change is kept as soon as it is valid and the field is left. */
export function useCartEdits(cart: Cart) {
  const { edits, latest, type, forget } = useEdits();
  const { remove, discard } = useCartChanges();
  const { track, settled } = usePendingChanges();
  const { send, onItsWay } = useAutosaveEdits(cart, { latest, forget, track });
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
    /** Keeps a choice at once: there is no field to be left. */
    pick: (id: string, edit: Edit) => {
      type(id, edit);
      keep(id);
    },
    remove: (id: string) => track(remove.mutateAsync(id)),
    empty: () => track(discard.mutateAsync()),
    isRemoving: remove.isPending || discard.isPending,
    /**
     * Waits until all is kept that is on the screen, and gives the cart that it makes; null when something could not be kept. Throws when the
     * cart has become another one meanwhile, so that nobody orders what they have not seen.
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

type AutosaveOptions = Pick<ReturnType<typeof useEdits>, 'forget' | 'latest'> &
  Pick<ReturnType<typeof usePendingChanges>, 'track'>;

/** Sends what was typed. It stands over the cart until the cart that holds it is on the screen, and after a failure, to be tried again. */
function useAutosaveEdits(cart: Cart, { latest, forget, track }: AutosaveOptions) {
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

type Edits = Readonly<Record<string, Edit>>;

/** Returns what was typed over the items of a cart. `latest` has it at once: what one event types, the next one keeps, before anything was rendered. */
function useEdits() {
  const [edits, setEdits] = useState<Edits>({});
  const latest = useRef(edits);
  const put = useCallback((next: Edits) => {
    latest.current = next;
    setEdits(next);
  }, []);
  const type = useCallback(
    (id: string, edit: Edit) => put({ ...latest.current, [id]: { ...latest.current[id], ...edit } }),
    [put],
  );
  const forget = useCallback((id: string) => put((({ [id]: _, ...rest }) => rest)(latest.current)), [put]);
  return { edits, latest, type, forget };
}

/** Changes of the cart that the server has not answered yet. What it refuses is said here; what it no longer has is read again. */
function usePendingChanges() {
  const text = useWords(cartText);
  const { flash } = useServices();
  const queryClient = useQueryClient();
  const pending = useRef(new Set<Promise<boolean>>());
  const refused = (error: unknown): false => {
    const isGone = error instanceof PxError && error.code === 'not_found';
    showErrorFlash({ flash }, error, isGone ? text.gone : undefined);
    if (isGone) void queryClient.invalidateQueries({ queryKey: cartKey });
    return false;
  };
  return {
    /** Resolves with whether the edit was saved. */
    track: (work: Promise<unknown>): Promise<boolean> => {
      const outcome = work.then(() => true, refused);
      pending.current.add(outcome);
      void outcome.then(() => pending.current.delete(outcome));
      return outcome;
    },
    /** Resolves with whether all edits were saved. */
    settled: async () => (await Promise.all(pending.current)).every(Boolean),
  };
}
