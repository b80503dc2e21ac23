import {
  approveCart,
  type Cart,
  declineCart,
  discardActiveCart,
  getCart,
  type InvestmentInput,
  readApproval,
  removeInvestment,
  requestApproval,
  saveInvestment,
} from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import type { BodyOf } from '@prosperx/core/http';
import { savePack } from '@prosperx/core/pack';
import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { isBackgroundRefetch, keepAnswer, useIsExpired, useServices } from '#services/services.js';
import { useOwnMutation } from '#services/use-own-mutation.js';
import { linkKey } from './link-key.js';

export const cartKey = ['my', 'cart'] as const;

/** One after the other, so that no older answer replaces a newer one; by its scope the site tells its other tabs and frames; without a network they fail at once instead of waiting for it. */
export const cartWrites = { scope: { id: cartKey[1] }, networkMode: 'always' } as const;

/** When it is read again, besides after its changes. */
type RefetchOptions = Pick<UseQueryOptions<Cart>, 'refetchInterval' | 'refetchOnWindowFocus'>;

/** The active cart; shared by the cart, the badge and the fund page. That of a person whose session has expired is kept for them (`useIsExpired`): what the server would say now is a visitor's. */
export function useCart(refetchOptions: RefetchOptions = {}) {
  const { api } = useServices();
  const isExpired = useIsExpired();
  return useQuery({
    queryKey: cartKey,
    queryFn: async (reading) => (await api(getCart, { background: isBackgroundRefetch(reading) })).responseData,
    enabled: !isExpired,
    ...refetchOptions,
  });
}

export type PackInput = BodyOf<typeof savePack>;

/** Milliseconds after an item was added in which the same one again is the second press of one intent. */
const SAME_INTENT = 1000;

/** Adds an item once, however fast the presses come: while it is on its way, and shortly after, the same one is not added again. */
function useAddedOnce<Input extends { readonly investmentId?: string | undefined }>(
  mutation: ReturnType<typeof useCartWrite<Input>>,
) {
  const added = useRef<string | null>(null);
  const mutate: typeof mutation.mutate = (input, options = {}) => {
    const intent = input.investmentId === undefined ? JSON.stringify(input) : null;
    if (intent !== null && intent === added.current) return;
    added.current = intent;
    const forget = () => {
      if (added.current === intent) added.current = null;
    };
    mutation.mutate(input, {
      ...options,
      onSettled: (cart, ...rest) => {
        if (cart) setTimeout(forget, SAME_INTENT);
        else forget();
        options.onSettled?.(cart, ...rest);
      },
    });
  };
  return { ...mutation, mutate };
}

/** Writes to the cart; each answer is the whole cart and replaces what is shown. */
export function useCartChanges() {
  const { api } = useServices();
  return {
    save: useAddedOnce(
      useCartWrite(async (body: InvestmentInput) => (await api(saveInvestment, { body })).responseData),
    ),
    savePack: useAddedOnce(useCartWrite(async (body: PackInput) => (await api(savePack, { body })).responseData)),
    remove: useCartWrite(
      async (investmentId: string) => (await api(removeInvestment, { body: { investmentId } })).responseData,
    ),
    discard: useCartWrite(async () => (await api(discardActiveCart, { body: {} })).data),
  };
}

/** While somebody's session has expired nothing is written, as nothing is read: it would be a visitor's cart, which nobody can open here. */
function useCartWrite<Input = void>(send: (input: Input) => Promise<Cart>) {
  const { session } = useServices();
  const queryClient = useQueryClient();
  return useOwnMutation({
    mutationFn: async (input: Input) => {
      if (session.getState().expired) throw new PxError('signed_out');
      return send(input);
    },
    onSuccess: (cart) => keepAnswer(queryClient, cartKey, cart),
    ...cartWrites,
  });
}

/** What its owner has seen. */
export interface CartVersion {
  readonly cartId: string;
  readonly version: number;
}

/** Emails the customer the link by which they approve the cart. */
export function useRequestApproval() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (cart: CartVersion) => (await api(requestApproval, { body: cart })).responseData,
    onSuccess: (asked) => keepAnswer(queryClient, cartKey, asked),
  });
}

const approvalKey = (token: string) => linkKey('cart-approval', token);

/** The cart that a link shows for approval. */
export function useApproval(token: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: approvalKey(token),
    queryFn: async () => (await api(readApproval, { body: { token } })).responseData,
    enabled: token !== '',
    retry: false,
  });
}

/** The two answers to it; each returns the cart as it stands then. */
export function useApprovalAnswers(token: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const onSuccess = (view: ApprovalView) => keepAnswer(queryClient, approvalKey(token), view);
  // the link may be about another cart now, or about none
  const onError = () => queryClient.invalidateQueries({ queryKey: approvalKey(token) });
  return {
    approve: useMutation({
      mutationFn: async () => (await api(approveCart, { body: { token } })).responseData,
      onSuccess,
      onError,
    }),
    decline: useMutation({
      mutationFn: async () => (await api(declineCart, { body: { token } })).responseData,
      onSuccess,
      onError,
    }),
  };
}

export type ApprovalView = NonNullable<ReturnType<typeof useApproval>['data']>;
