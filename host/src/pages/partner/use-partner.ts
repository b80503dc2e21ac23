import { PxError } from '@prosperx/core/errors';
import { getPartnerAdmin, getPartnerEvents, getPartnerOrders, getPartnerUses } from '@prosperx/core/partner';
import { errorMessage, useServices } from '@prosperx/sdk/site';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = 'partner-admin';

/** What the dashboard shows at first; null for a browser that is in nobody's. */
export function usePartner() {
  const { api } = useServices();
  return useQuery({
    queryKey: [KEY, 'overview'],
    queryFn: async () => {
      try {
        return (await api(getPartnerAdmin)).data;
      } catch (error) {
        if (error instanceof PxError && error.code === 'signed_out') return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}

export function usePartnerEvents() {
  const { api } = useServices();
  return useQuery({ queryKey: [KEY, 'events'], queryFn: async () => (await api(getPartnerEvents)).data, staleTime: 0 });
}

export function usePartnerOrders() {
  const { api } = useServices();
  return useQuery({ queryKey: [KEY, 'orders'], queryFn: async () => (await api(getPartnerOrders)).data });
}

export function usePartnerUses() {
  const { api } = useServices();
  return useQuery({ queryKey: [KEY, 'uses'], queryFn: async () => (await api(getPartnerUses)).data });
}

interface ActOptions<Answer> {
  /** Said once it is done. */
  readonly done?: string | undefined;
  readonly onDone?: ((answer: Answer) => void) | undefined;
}

/** An act of the dashboard: what is shown is read again after it. `api` is given, so that each act names its call. */
export function useAct<Given, Answer>(
  act: (api: ReturnType<typeof useServices>['api'], given: Given) => Promise<Answer>,
  { done, onDone }: ActOptions<Answer> = {},
) {
  const { api, flash } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => act(api, given),
    onSuccess: (answer) => {
      if (done !== undefined) flash.getState().show('success', done);
      onDone?.(answer);
    },
    onError: (error) => flash.getState().show('error', errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}
