import type { QueryOf } from '@prosperx/core/http';
import {
  activateMandate,
  cancelMandate,
  downloadMandate,
  getMandateConfig,
  getMandates,
  getRegisteredMandate,
  type Mandate,
  type MandateType,
  shareMandateSetupLink,
  uploadMandate,
} from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';
import { type OnProgress, uploadFetch } from '#services/upload-fetch.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { spoken } from './spoken.js';

const mandatesKey = ['my', 'mandates'] as const;

interface MandatesReading {
  readonly enabled?: boolean;
  /** Milliseconds until they are read again, while the page waits for a bank. */
  readonly every?: number | false;
}

/** The mandates of the account holder, newest first. */
export function useMandates({ enabled = true, every = false }: MandatesReading = {}) {
  const { api, language } = useServices();
  return useQuery({
    ...spoken(mandatesKey, language),
    queryFn: async (reading) => (await api(getMandates, { background: isBackgroundRefetch(reading) })).responseData,
    enabled,
    refetchInterval: every,
    // it may have been decided in another window: at the bank
    refetchOnWindowFocus: 'always',
  });
}

/** Returns what a mandate may be set up with; read anew each time, since the cart's SIPs are part of it. */
export function useMandateConfig(enabled = true) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'mandate-config'],
    queryFn: async () => (await api(getMandateConfig)).responseData,
    enabled,
    staleTime: 0,
  });
}

/** A mandate as its holder asks for it. */
export type MandateQuery = QueryOf<typeof getRegisteredMandate>;

interface ActivatedMandate {
  readonly type: MandateType;
  readonly mandateId: string;
  readonly flowType: 'profile' | 'checkout';
}

/** The calls of a set-up, one after another; the list of mandates is read again after each. */
export function useMandateCalls() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: mandatesKey });
  return {
    register: useExclusiveMutation({
      mutationFn: async (query: MandateQuery) => (await api(getRegisteredMandate, { query })).data,
      onSettled,
    }),
    activate: useMutation({
      mutationFn: async (query: ActivatedMandate) => (await api(activateMandate, { query, body: {} })).data,
      onSettled,
    }),
    download: useMutation({
      mutationFn: async (body: { readonly mandateId: string; readonly mandateAmount: Paise }) =>
        (await api(downloadMandate, { body })).data,
    }),
    upload: async (mandateId: string, file: File, onProgress: OnProgress, signal: AbortSignal) => {
      const body = { file: new Uint8Array(await file.arrayBuffer()), name: file.name };
      await api(uploadMandate, { query: { mandateId }, body, fetch: uploadFetch(onProgress), signal });
      await onSettled();
    },
  };
}

/** Cancels a mandate of its owner. */
export function useCancelMandate() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ bseMandateId: mandateId }: Mandate) => api(cancelMandate, { body: { mandateId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['my'] }),
  });
}

interface Receiver {
  readonly channel: 'email' | 'sms';
  readonly to: string;
}

/** Sends the link to a set-up by the server, in the advisor's name. */
export function useShareMandateLink(mandateSetupLink: string) {
  const { api } = useServices();
  return ({ channel: type, to: value }: Receiver) =>
    api(shareMandateSetupLink, { body: { type, value, mandateSetupLink } });
}
