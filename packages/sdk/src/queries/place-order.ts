import { discardOrders } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { formatDateShort } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import type { Paise } from '@prosperx/core/money';
import { createOrders, pendingOrderErrorItem, type PendingOrderSet } from '@prosperx/core/order';
import { businessDateAt } from '@prosperx/core/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useWords } from '#primitives/hooks/use-words.js';
import { sendIntent } from '#services/idempotency.js';
import { errorMessage, samePerson, useIsExpired, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { cartKey, type CartVersion, cartWrites } from './cart.js';
import { usePendingOrderSets } from './order.js';
import { pendingOrdersText } from './pending-orders.text.js';

/** An order that waits to be paid, as 'Hold on!' lists it. */
export interface WaitingOrder {
  readonly schemeName: string;
  readonly amount: Paise;
  /** What tells it from another of the same scheme and amount, and how it is being paid; empty until that was read. */
  readonly note: string;
  /** Its payment is under way: it is not cancelled. */
  readonly beingPaid: boolean;
}

// a backend that knows our envelopes alone may tell less
const link = z.pick(pendingOrderErrorItem, { paymentUrl: true });
const named = z.pick(pendingOrderErrorItem, { schemeName: true, amount: true });
const underWay = z.pick(pendingOrderErrorItem, { beingPaid: true, paidBy: true, pxOrderNumber: true });

/** The orders that stand in the way of an investment; null for another failure. */
function blockingOrders(error: Error | null): readonly unknown[] | null {
  if (!(error instanceof PxError) || error.code !== 'orders_pending') return null;
  return Array.isArray(error.details.data) ? error.details.data : [];
}

/** The link of orders that stand in the way of an investment; null for another failure. */
export function pendingPaymentUrl(error: Error | null): string | null {
  const orders = blockingOrders(error);
  if (!orders) return null;
  return z.safeParse(link, orders[0]).data?.paymentUrl ?? '';
}

/** Returns the orders that a failure names, until all that wait have been read. */
export const namedBy = (error: Error | null): WaitingOrder[] =>
  (blockingOrders(error) ?? []).flatMap((order) => {
    const { data } = z.safeParse(named, order);
    const way = z.safeParse(underWay, order).data;
    return data
      ? [
          {
            ...data,
            note: way?.paidBy ? `${way.paidBy}, ${way.pxOrderNumber}` : '',
            beingPaid: way?.beingPaid ?? false,
          },
        ]
      : [];
  });

/** The link that orders in the way share; null where they are of several sets. */
function sharedLink(error: Error | null): string | null {
  const links = (blockingOrders(error) ?? []).map((order) => z.safeParse(link, order).data?.paymentUrl ?? '');
  return new Set(links).size > 1 ? null : (links[0] ?? '');
}

const listed = ({ pxOrderNumber, createdDate, orders }: PendingOrderSet): WaitingOrder[] =>
  orders.map(({ schemeName, amount, investmentType }) => {
    const placed = formatDateShort(businessDateAt(createdDate));
    return {
      schemeName,
      amount,
      note: said(pendingOrdersText).note(investmentType, placed, pxOrderNumber),
      beingPaid: false,
    };
  });

/** Returns what 'Hold on!' needs after an investment could not be kept or ordered: `onDiscarded` once the orders are cancelled, `onOrderAnyway` where orders that are being paid need not hold it. */
export function usePendingOrders(error: Error | null, onDiscarded: () => void, onOrderAnyway?: () => void) {
  const text = useWords(pendingOrdersText);
  const { api, flash } = useServices();
  const queryClient = useQueryClient();
  const isExpired = useIsExpired();
  const [closed, setClosed] = useState<Error | null>(null);
  const named = namedBy(error);
  const paid = named.filter(({ beingPaid }) => beingPaid);
  // those of other schemes that wait, too, are no matter where nothing is cancelled
  const isAllPaid = paid.length > 0 && paid.length === named.length;
  const open = pendingPaymentUrl(error) !== null && closed !== error && !isExpired;
  const sets = usePendingOrderSets(open && !isAllPaid);
  const read = sets.data?.flatMap(listed) ?? [];
  const waiting = isAllPaid ? [] : read.length > 0 ? read : named.filter(({ beingPaid }) => !beingPaid);
  const close = () => setClosed(error);
  const discard = useMutation({
    mutationFn: async () => (await api(discardOrders, { body: {} })).data,
    onSuccess: ({ kept }) => {
      if (kept > 0) flash.getState().show('error', text.kept(kept));
      close();
      onDiscarded();
      return queryClient.invalidateQueries({ queryKey: ['my', 'orders'] });
    },
  });
  return {
    open,
    orders: [...waiting, ...paid],
    // one summary shows the orders of one set
    paymentUrl: !isAllPaid && sets.data && sets.data.length > 1 ? null : sharedLink(error),
    onOrderAnyway,
    onCancelOrder: () => discard.mutate(),
    isCancelling: discard.isPending,
    isReading: sets.isFetching,
    failure: discard.error ? errorMessage(discard.error) : undefined,
    onClose: close,
  };
}

/** What is ordered; `again` from a person who was told which orders of the same funds are being paid. */
interface PlacedCart extends CartVersion {
  readonly again?: boolean;
}

interface Begun {
  readonly cart: PlacedCart;
  readonly isSamePerson: () => boolean;
}

/** Turns a cart into orders. One key for a cart and its version: a second tab or a reload finds the same orders. A second press while it is under way is dropped: sent after the first was answered, it would be refused in place of the answer. */
export function usePlaceOrder() {
  const { api, loader, session } = useServices();
  const queryClient = useQueryClient();
  const order = useExclusiveMutation({
    mutationFn: async ({ cart, isSamePerson }: Begun) => {
      // it waits for the writes to the cart, and another person may have come meanwhile
      if (!isSamePerson()) throw new PxError('signed_out');
      const intent = `order:${cart.cartId}:${cart.version}${cart.again ?? ''}`;
      const send = (idempotencyKey: string) =>
        loader.getState().during(api(createOrders, { body: cart, idempotencyKey }));
      return (await sendIntent(intent, send)).data;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKey }),
    ...cartWrites,
  });
  return {
    ...order,
    variables: order.variables?.cart,
    mutate: (cart: PlacedCart, heard?: Parameters<typeof order.mutate>[1]) =>
      order.mutate({ cart, isSamePerson: samePerson(session) }, heard),
  };
}
